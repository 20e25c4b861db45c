// Acts that came to nothing, in words.

const NO_ANSWER = "This interaction failed: the bot did not answer within 3 seconds.";

/** What to say at the message when an act came to nothing, null when it did not. */
export function failure(answer) {
  if (answer.kind === "none") return { failed: NO_ANSWER };
  if (answer.kind === "refused" || answer.kind === "unconnected") return { failed: `This did not work: ${answer.why}` };
  return null;
}

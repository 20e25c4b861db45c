"""Windows onto the loopback, as tests drive them: by what people see and press."""

from playwright.async_api import Locator, Page, expect

from tests.page.chromium import shoot

PHONE = (360, 740)
DESK = (1280, 800)


async def press(where: Page | Locator, name: str) -> None:
    await where.get_by_role("button", name=name).click()


async def says(page: Page, text: str) -> None:
    """Wait until the newest message has this text."""
    await expect(page.locator(".message").last).to_contain_text(text)


async def use(page: Page, command: str) -> None:
    """Type a command without options, choose it, send it."""
    await page.get_by_role("combobox").fill(f"/{command}")
    await page.get_by_role("combobox").press("Enter")
    await page.get_by_role("button", name="Send", exact=True).click()


class Window:
    """One window of one person."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.composer = page.locator("#composer textarea")
        self.messages = page.locator("#messages .message")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    def button(self, name: str) -> Locator:
        """A button of the newest message that has one of that name."""
        return self.page.locator("#messages").get_by_role("button", name=name, exact=True).last

    def channel(self, name: str) -> Locator:
        return self.page.locator("#channels .channel", has_text=name).first

    async def open(self, name: str) -> None:
        """Open a channel, through the drawer where there is one."""
        drawer = self.page.get_by_role("button", name="Channels")
        if await drawer.is_visible():
            await drawer.click()
        await self.channel(name).click()
        await expect(self.page.locator("#channel-title")).to_contain_text(name)
        if await drawer.is_visible():
            await expect(self.page.locator("#channels")).not_to_be_in_viewport()

    async def command(self, name: str) -> None:
        """Use a command that needs no options: choose it, then send it."""
        await self.composer.fill(f"/{name}")
        await expect(self.page.get_by_role("option").first).to_contain_text(f"/{name}")
        await self.composer.press("Enter")
        await self.page.keyboard.press("Enter")

    async def resize(self, size: tuple[int, int]) -> None:
        await self.page.set_viewport_size({"width": size[0], "height": size[1]})

    async def all_in_view(self, selector: str) -> bool:
        """Tell whether no edge of something is outside the window."""
        await self._still()
        return await self.page.locator(selector).evaluate(
            """each => {
              const box = each.getBoundingClientRect();
              return Math.min(box.left, box.top) >= 0
                && box.right <= innerWidth && box.bottom <= innerHeight;
            }"""
        )

    async def overflow(self) -> int:
        """Pixels by which the page is wider than its window; also of anything in the messages."""
        return await self.page.evaluate(
            """() => {
              const list = document.querySelector("#scroller");
              return Math.max(
                document.documentElement.scrollWidth - window.innerWidth,
                list.scrollWidth - list.clientWidth,
              );
            }"""
        )

    async def picture(self, name: str) -> None:
        """A screenshot, once every picture on it is there and nothing moves."""
        await self.page.wait_for_function(
            "() => [...document.images].every((each) => each.complete)"
        )
        await self._still()
        await shoot(self.page, name)

    async def _still(self) -> None:
        """Wait until nothing moves: also a change of style that takes no time is one."""
        await self.page.wait_for_function(
            """() => document.getAnimations().every((each) => each.playState !== "running")"""
        )

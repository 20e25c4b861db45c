# Tische und Karten im Browser: eine beendete Partie, die ihre Spieler teilen, und die Tische eines Turniers.
pages-live = Tische live
pages-live-part = Live
pages-live-none = Gerade wird an keinem Tisch gespielt.
pages-live-is =
    .playing = Wird gespielt
    .hidden = Dieselben Spiele werden noch an anderen Tischen gespielt: Bis alle sie gespielt haben, wird nichts davon gezeigt.
    .held = Der Stand wird gezeigt, wenn die Runde vorbei ist.
    .paused = Pause
pages-live-watch = Im Browser zuschauen
pages-live-delay = Mit { $span } Verzögerung gezeigt.
pages-table =
    .trick = Stich
    .moves = Karte für Karte
    .dealer = Geber
    .asked = am Zug
pages-steps =
    .first = Zum Anfang des Spiels
    .back = Zurück
    .on = Weiter
    .last = Zum Ende des Spiels

# Auf Discord: Eine beendete Partie bekommt einen Link oder verliert ihn.
share-button = Im Browser teilen …
share-title = Diese Partie im Browser
share-about = Wer den Link hat, geht diese Partie Karte für Karte durch, ohne Konto. Zu sehen sind **alle Blätter**, eure Namen, die Abrechnung und die Kommentare aus dem Nachspielen.
share-who = Alle, die mitgespielt haben, können sie teilen, und alle können den Link zurückziehen.
share-none = Diese Partie hat keinen Link.

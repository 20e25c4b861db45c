# Tische und Karten im Browser: eine beendete Partie, die ihre Spieler teilen, und die Tische eines Turniers.
pages-table =
    .trick = Stich
    .moves = Karte für Karte
    .robot = Ein Roboter spielt
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
share-link = Der Link: { $link }
share-do =
    .on = Link anlegen
    .new = Anderen Link anlegen
    .off = Link zurückziehen

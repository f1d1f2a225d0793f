import type { Translation } from '../../../../i18n/catalogue';
import type { rulesWords as english } from '../rules';

/** The rules by chapters, in German. */
export const rulesWords: Translation<typeof english> = {
  'rules.aim': 'Das Ziel',
  'rules.aim.1':
    'Du besitzt Felder einer Karte, verdienst an ihnen und stehst bei der Bank in der Kreide. Ein versteckter Wecker beendet das Spiel in einem Augenblick, den niemand kennt; dann gewinnt das größte Vermögen.',
  'rules.aim.2':
    'Vermögen ist der Wert deiner Felder plus dein Geld minus deine Schuld. Sind alle unter null, gewinnt, wer am wenigsten im Minus ist; bei gleichem Vermögen die kleinere Schuld.',
  'rules.start': 'Der Anfang',
  'rules.start.1':
    'Alle wählen geheim ein Feld der verdeckten Karte. Startfelder dürfen keine Seite gemeinsam haben; stoßen sie zusammen, entscheidet die Sitzfolge, und wer verliert, wählt neu.',
  'rules.start.2':
    'Dann wird die Karte aufgedeckt: 60 Brachen, 30 Goldminen, 5 Seen, 5 Berge. Wer auf einem See oder Berg sitzt, nimmt offen ein Feld daneben.',
  'rules.start.3':
    'Alle schreiben geheim einen ersten Kredit auf, vom Preis ihres Feldes bis 14. Der höchste Kredit beginnt; wie hoch er war, erfährt niemand.',
  'rules.turn': 'Dein Zug',
  'rules.turn.1':
    'Er dauert drei Minuten und beginnt mit dem Ertrag deiner Felder, nur nicht im ersten Zug. Dann tust du, was du willst, so oft du willst.',
  'rules.turn.2':
    'Am Ende wird deine Schuld mit dem Wert Zins\u00a0× multipliziert, auch im ersten Zug, und offene Angebote verfallen.',
  'rules.action': 'Aktion',
  'rules.costs': 'Kostet',
  'rules.does': 'Bewirkt',
  'rules.buy.costs': 'Brache oder Goldmine, und Zoll',
  'rules.buy.does': 'ein freies Feld wird deins',
  'rules.seed.costs': 'Saat',
  'rules.seed.does': 'deine Brache wird zum Acker',
  'rules.cattle.costs': 'Vieh',
  'rules.cattle.does': 'auf deinem Acker weidet eine Herde',
  'rules.borrow.costs': 'Schuld',
  'rules.borrow.does': 'Geld, höchstens 14 neu je Zug, wenn der Raum nicht mehr erlaubt',
  'rules.repay.costs': 'Geld',
  'rules.repay.does': 'die Schuld sinkt, so weit du willst',
  'rules.trade.costs': 'was ihr ausmacht, und Zoll',
  'rules.trade.does': 'ein Feld wechselt den Besitzer; einer von beiden muss am Zug sein',
  'rules.give.costs': 'den Betrag, und Zoll',
  'rules.give.does': 'Geld für einen Mitspieler; er muss es annehmen',
  'rules.money': 'Ertrag, Wert, Zoll',
  'rules.money.1':
    'Äcker, Herden und Goldminen bringen Ertrag, Brachen nicht. Jeder See und jeder Berg, der eine Seite teilt, multipliziert Ertrag und Wert mit seinem Faktor; mehrere multiplizieren sich. Preise werden nie multipliziert.',
  'rules.money.2':
    'Ein Feld neben einem von deinen ist zollfrei. Weiter weg zahlst du den Wegzoll für jeden Schritt bis zu deinem nächsten Feld. Beim Handeln zählt die Entfernung vom Käufer, und ihr macht aus, wer zahlt.',
  'rules.money.3':
    'Ein Geldgeschenk kostet immer Zoll für die Entfernung eurer nächsten Felder, auch unter Nachbarn.',
  'rules.events': 'Ereignisse',
  'rules.events.1':
    'Vor jeder Runde ab der zweiten werden drei Karten nacheinander aufgedeckt. Über die meisten wird abgestimmt: Mehr als die Hälfte aller Spieler muss dagegen sein, um sie zu stoppen. Gleichstand oder eine fehlende Stimme lassen sie kommen.',
  'rules.events.2':
    'Während der Abstimmung darfst du andere mit Geld gewinnen; nach einem angenommenen Geschenk ist niemand mehr bereit, und Stimmen lassen sich bis zuletzt ändern.',
  'rules.events.3':
    'Von teureren Krediten kauft ihr euch mit 10 von allen zusammen frei. Eine Enteignung wendet ein einzelner Spieler ab. Bei der Viehseuche zahlt jeder 2 für jede Herde, die bleiben soll. Kredite für diese Zahlungen sind nur durch den Preis begrenzt.',
  'rules.events.4':
    'Kein Wert fällt je unter 1. Benutzte Karten kommen erst wieder, wenn der Stapel leer ist.',
  'rules.secret': 'Was geheim ist',
  'rules.secret.1':
    'Geld, Schuld, Kredite, Angebote und Preise unter Spielern kennen nur die Beteiligten. Felder, Preise an die Bank, offene Stimmen und Zusagen sehen alle.',
  'rules.secret.2': 'Am Ende werden alle Zettel aufgedeckt.',
  'rules.hints': 'Oft übersehen',
  'rules.hints.1': 'Schulden wachsen am Ende jedes eigenen Zugs, auch des ersten.',
  'rules.hints.2': 'Der erste Zug bringt keinen Ertrag.',
  'rules.hints.3': 'Schräg grenzt nichts aneinander.',
  'rules.hints.4': 'Wer nicht abstimmt, hilft dem Ereignis.',
  'rules.hints.5': 'Nur von teureren Krediten könnt ihr euch zusammen freikaufen.',
  'rules.hints.6': 'Kredite sind je Zug begrenzt, nicht insgesamt.',
};

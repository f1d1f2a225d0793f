import type { Translation } from '../../../../i18n/catalogue';
import type { knowledgeWords as english } from '../knowledge';

/** The words of charts, rules and hints, in German. */
export const knowledgeWords: Translation<typeof english> = {
  'charts.tab': 'Kurven',
  'charts.measure': 'Was gezeigt wird',
  'charts.coins': 'Münzen nach Runden',
  'charts.coins.short': 'Münzen',
  'charts.landmarks': 'Gebaute Wahrzeichen, in Münzen',
  'charts.landmarks.short': 'Wahrzeichen',
  'charts.round': 'Runde',
  'charts.now': 'jetzt',
  'charts.soon': 'Die Kurven beginnen, wenn die erste Runde vorbei ist.',
  'charts.earlier': 'Was vor Runde {round} geschah, hat dieser Browser nicht geladen.',

  'income.title': 'Was die Karten gebracht haben',
  'income.card': 'Karte',
  'income.none': 'Noch hat keine Karte etwas gebracht.',
  'income.note':
    'Was eine Karte gekostet hat, ist abgezogen: Kreditbüro, Park, Münzen auf dem Start-up.',

  'throws.title': 'Würfe und was zu erwarten war',
  'throws.none': 'Noch hat niemand gewürfelt.',
  'throws.of': {
    one: '{sum}: {n} Mal, zu erwarten {expected}',
    other: '{sum}: {n} Mal, zu erwarten {expected}',
  },
  'throws.note': {
    one: '{n} Wurf, so wie er fiel; der Strich zeigt, was der Zufall gäbe.',
    other: '{n} Würfe, jeder so, wie er fiel; der Strich zeigt, was der Zufall gäbe.',
  },

  'rules.aim': 'Worum es geht',
  'rules.aim.1':
    'Alle führen eine kleine Stadt. Die Würfel lassen Karten verdienen, und vom Verdienten baust du weitere Karten und nach und nach deine Wahrzeichen.',
  'rules.aim.2':
    'Hat jemand alle gebaut, wird die Runde zu Ende gespielt. Von denen, die dann alle haben, gewinnt, wer die meisten Münzen hat. Als Erstes fertig zu sein zählt nicht; bei gleich vielen Münzen wird der Sieg geteilt.',
  'rules.go': 'Ein Zug',
  'rules.go.1':
    'Wirf einen Würfel; mit dem Bahnhof dürfen es zwei sein. Die Summe ist die Zahl des Zugs, in allen Städten.',
  'rules.go.2':
    'Dann wandern die Münzen, und zum Schluss darfst du eines bauen: eine Karte vom Markt oder eines deiner Wahrzeichen. Auch nichts ist erlaubt.',
  'rules.colours': 'Wessen Wurf, wessen Münzen',
  'rules.head.colour': 'Karte',
  'rules.head.roll': 'Wirkt beim Wurf',
  'rules.head.coins': 'Wer dir zahlt',
  'rules.row.red': 'Rot',
  'rules.row.red.roll': 'der anderen',
  'rules.row.red.coins': 'wer gewürfelt hat',
  'rules.row.blue': 'Blau',
  'rules.row.blue.roll': 'von allen',
  'rules.row.blue.coins': 'die Bank',
  'rules.row.green': 'Grün',
  'rules.row.green.roll': 'von dir',
  'rules.row.green.coins': 'die Bank',
  'rules.row.purple': 'Violett',
  'rules.row.purple.roll': 'von dir',
  'rules.row.purple.coins': 'die anderen; von jeder Art nur eine je Stadt',
  'rules.order': 'In dieser Reihenfolge',
  'rules.order.1':
    'Rot: Wer gewürfelt hat, zahlt den anderen, einem nach dem anderen, gegen den Uhrzeigersinn.',
  'rules.order.2': 'Eigene Kreditbüros kosten ihre 2.',
  'rules.order.3': 'Blau: erst in der Stadt am Zug, dann in den anderen, gegen den Uhrzeigersinn.',
  'rules.order.4': 'Grün, dann Violett, von oben nach unten in der Kartentabelle.',
  'rules.order.5': 'Wer gewürfelt und gar nichts hat, bekommt 1 vom Rathaus. Dann wird gebaut.',
  'rules.order.6':
    'Wer zu wenig hat, zahlt, was da ist. Den Rest schuldet niemand, und niemand legt ihn dazu.',
  'rules.closed': 'Offen und geschlossen',
  'rules.closed.1':
    'Eine geschlossene Karte tut nichts. Fällt ihre Zahl so, dass sie wirken würde, öffnet sie stattdessen und wirkt beim nächsten Mal.',
  'rules.closed.2': 'Wo Karten gezählt werden („für jede deiner …“), zählen geschlossene mit.',
  'rules.market': 'Der Markt',
  'rules.market.1':
    'So viele Arten von Karten liegen aus, jede einmal oder öfter. Ist eine Art ausverkauft, bringt der Stapel sofort eine neue.',
  'rules.market.2':
    'Meist haben niedrige Zahlen, hohe Zahlen und violette Karten eigene Stapel, damit von allem etwas da ist.',
  'rules.extra': 'Wahrzeichen und Würfel',
  'rules.extra.1':
    'Ein Pasch gibt mit dem Freizeitpark noch einen ganzen Zug: Es zählen die Würfel, die liegen bleiben, nicht die 2 vom Hafen und nicht die Würfel der Thunfischkutter.',
  'rules.extra.2':
    'Der Funkturm wirft alle Würfel noch einmal, bevor der Hafen seine 2 dazuzählt. Dann kann die Summe 12 bis 14 sein.',
  'rules.easy': 'Leicht zu verwechseln',
  'rules.easy.1': 'Blaue Karten verdienen auch beim Wurf der anderen. Achte auf jeden Wurf.',
  'rules.easy.2': 'Grüne Karten verdienen nur bei deinem eigenen Wurf.',
  'rules.easy.3':
    'Erst wird gezahlt, dann verdient: Was dieser Wurf bringt, hilft dir nicht beim Zahlen.',
  'rules.easy.4':
    'Das Einkaufszentrum ist nur für vier Karten da: Bäckerei, Café, Minimarkt und Restaurant.',
  'rules.easy.5':
    'Umzugsfirma und Abrissfirma lassen keine Wahl: Die eine gibt eine Karte weg, die andere reißt ein Wahrzeichen ab.',
  'rules.easy.6': 'Ein Kreditbüro zahlt einmal und kostet immer wieder 2.',
  'rules.live': 'Live',
  'rules.live.1':
    'Jede Entscheidung hat eine Uhr. Läuft sie ab, geschieht das Übliche: zwei Würfel, wenn du darfst, kein zweiter Wurf, nichts gebaut. Nach zweimal hintereinander giltst du als nicht da, bis du zurückkommst.',
  'rules.post': 'Per Post',
  'rules.post.1':
    'Alle schicken einen Bogen mit Aufträgen, den sonst nie jemand sieht. Zur Frist, oder wenn alle bereit sind, wird die ganze Postrunde gespielt: ein Zug für jeden und noch einer für den, der anfängt.',
  'rules.post.2':
    'Nenne bis zu fünf Karten zum Bauen; die erste, die zu haben ist, wird gebaut. Was nicht geht, wenn es so weit ist, gilt als nicht beauftragt. Ein Bogen gilt für eine Postrunde.',
  'rules.post.3':
    'Ohne Bogen geschieht für dich das Übliche: zwei Würfel, wenn du darfst, und nichts wird gebaut.',
  'rules.mode': 'Vom einen zum anderen',
  'rules.mode.1':
    'Sind alle einig, geht ein Spiel nach dem laufenden Zug per Post weiter, oder von der Post sofort live; die Bögen werden dann ungelesen weggeworfen.',
  'rules.cards': 'Alle Karten und was sie tun',
  'rules.head.card': 'Karte',
  'rules.head.effect': 'Was sie tut',

  'hint.payFirst': 'Rote Karten bezahlst du zuerst: Was dieser Wurf bringt, hilft dabei nicht.',
  'hint.others': 'Deine blauen Karten verdienen auch beim Wurf der anderen.',
  'hint.green': 'Grüne Karten verdienen nur bei deinem eigenen Wurf, blaue bei jedem.',
  'hint.mall': 'Das Einkaufszentrum ist nur für Bäckerei, Café, Minimarkt und Restaurant da.',
  'hint.loan': 'Ein Kreditbüro zahlt dir jetzt 5 und kostet bei jeder 5 oder 6 von dir 2.',
  'hint.mustGive': 'Die Umzugsfirma lässt keine Wahl: Eine Karte muss weg.',
  'hint.mustDemolish':
    'Die Abrissfirma lässt keine Wahl. Das Wahrzeichen kannst du zum vollen Preis wieder bauen.',
  'hint.reopens':
    'Eine geschlossene Karte öffnet, wenn ihre Zahl fällt, und verdient beim nächsten Mal.',
  'hint.sheet': 'Ein Bogen gilt für eine Postrunde. Ohne Bogen wird für dich nichts gebaut.',
  'hint.lastRound':
    'Als Erstes fertig zu sein entscheidet nichts: Es zählen die Münzen am Ende der Runde.',
};

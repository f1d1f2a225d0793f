import type { Translation } from '../../../../i18n/catalogue';
import type { knowledgeWords as english } from '../knowledge';

/** The panels beside the board and the rules, in German. */
export const knowledgeWords: Translation<typeof english> = {
  'landing.title': '{space}, {card}',
  'landing.empty': '{space}, ein leeres Feld',
  'landing.back': '{space}, verdeckt',
  'landing.none': 'Die letzten Züge',
  'landing.start': 'Das Brett',
  'landing.up': 'offen',
  'landing.nobody': 'niemand darauf',
  'landing.stands': '{name} darauf',
  'landing.pays': 'Eine Landung bringt:',
  'landing.paysNobody': 'Sie bringt niemandem etwas: Dort gehört keinem etwas.',
  'landing.takes': 'Wer hier landet, nimmt die Besitzkarte.',
  'landing.worth':
    '{points} wert: In Teil 2 bringt jede Landung auf {sector} dem Besitzer {points}.',
  'landing.worth.more':
    '{points} wert: Mit deinem Besitz bringt dir jede Landung auf {sector} in Teil 2 dann {sum}.',
  'landing.owned': 'Der Besitz gehört {name}. Eine Landung nimmt nichts weg.',
  'landing.owned.you': 'Der Besitz gehört schon dir.',
  'landing.hit':
    'Eine Landung wirft {name} raus und bringt niemandem etwas; die Karte wird verdeckt.',
  'landing.hitPartOne':
    'Eine Landung wirft {name} raus: Die Karte wird verdeckt, und du bekommst keine.',
  'landing.hitOwn': 'Eine Landung wirft {name} raus und verdeckt deine eigene Karte.',
  'landing.hitEmpty': 'Eine Landung wirft {name} raus, sonst nichts.',
  'landing.hitBack': 'Eine Landung wirft {name} raus und deckt die Karte auf.',
  'landing.unknown': '?',
  'landing.unknownLine':
    'Wer hier landet, deckt sie auf und nimmt ihren Besitz. Beim Merken hilft niemand, auch dir nicht.',
  'landing.unknownOne': 'In Teil 1 geschieht hier nichts. Beim Merken hilft niemand.',
  'landing.remember': 'Eine verdeckte Karte zeigt hier „?“. Beim Merken hilft niemand.',
  'landing.nothing': 'Hier liegt nichts.',
  'landing.look': 'Zeig auf ein Feld, um zu sehen, was eine Landung dort bewirkt.',
  'landing.left': { one: 'noch {n} Besitzkarte', other: 'noch {n} Besitzkarten' },
  'landing.gain': '+{points}',
  'landing.gainOf': '{name} +{points}',
  'landing.you': 'du +{points}',
  'landing.you.none': 'du 0',

  'last.took': '{name} nimmt {card}.',
  'last.turnedUp': '{name} deckt {card} auf.',
  'last.turnedUpAndTook': '{name} deckt {card} auf und nimmt sie {from} weg.',
  'last.turnedUpOwn': '{name} deckt {card} auf und behält sie.',
  'last.landed': '{name} landet auf {card}.',
  'last.line': '{way}. {deed}',
  'last.way': {
    one: '{name}: {from} → {to}, {n} Schritt',
    other: '{name}: {from} → {to}, {n} Schritte',
  },
  'last.enters': {
    one: '{name}: kommt bei {to} herein, {n} Schritt',
    other: '{name}: kommt bei {from} herein → {to}, {n} Schritte',
  },
  'last.knocks': '{name} wirft {rival} raus.',
  'last.sent': '{name} wirft {rival} raus; Neubeginn bei {corner}.',
  'last.nothing': 'Dort liegt nichts.',
  'last.back': 'Dort liegt eine verdeckte Karte.',
  'last.pays': '{gains}.',
  'heard.card': 'Es ist {card}.',
  'heard.gains': 'Es ist {card}. {gains}.',
  'last.going': '{name} ist unterwegs.',
  'last.none': 'Noch hat niemand gezogen.',

  'before.title': 'Die Züge davor',
  'before.rolled': '{name} würfelt {die}',
  'before.knocked-out': '{name} würfelt {die}, wirft {rival} raus',
  'before.stuck': '{name} würfelt {die}, kommt nirgends hin',
  'deed.took-property': 'nimmt eine Karte',
  'deed.turned-down': 'verdeckt eine Karte',
  'deed.turned-up': 'deckt eine Karte auf',
  'deed.turned-up-and-took': 'deckt eine Karte auf, nimmt sie',
  'deed.sector-paid': 'eine Branche zahlt',

  'points.title': 'Punkte in Teil 2',
  'points.tab': 'Punkte',
  'points.round': 'Runde',
  'points.none':
    'Vor Teil 2 gibt es keine Punkte. Er beginnt, wenn keine Besitzkarte mehr übrig ist.',
  'points.unseen': 'Dieser Browser hat nicht gesehen, woher die Punkte kamen.',
  'points.soon': 'Die Kurven beginnen mit den ersten Punkten.',
  'points.target': 'Wer zuerst {target} Punkte hat, beendet das Spiel.',

  'property.tab': 'Besitz',
  'property.title': 'Wem was gehört',
  'property.sector': 'Branche',
  'property.invention': '3',
  'property.factory': '2',
  'property.shops': '1 · 1',
  'property.board': 'auf dem Brett',
  'property.hand': 'noch nicht gelegt',
  'property.of': '{card}: {name}',

  'rules.aim': 'Worum es geht',
  'rules.aim.1':
    'Neun Branchen, jede mit einer Erfindung (3), einer Fabrik (2) und zwei Läden (1). Du sammelst ihre Besitzkarten, und später bringt jede Landung allen etwas, denen in der Branche etwas gehört.',
  'rules.aim.2':
    'Das Spiel endet, sobald jemand das Ziel erreicht; dann gewinnt, wer die meisten Punkte hat, egal wer gezogen hat.',
  'rules.place': 'Auslegen',
  'rules.place.1':
    'Reihum legt jeder eine Karte aus der Hand offen auf ein freies Feld. Karten derselben Branche dürfen sich nicht berühren, auch nicht über Eck, außer es geht nicht anders.',
  'rules.move': 'Ziehen',
  'rules.move.1':
    'Würfle und geh genau so viele Schritte, senkrecht oder waagrecht. Kein Feld zweimal, und nicht zurück auf das Feld, von dem du kommst.',
  'rules.move.2':
    'Figuren überspringt man nicht; der letzte Schritt darf auf einem Rivalen enden. Karten sind nie im Weg.',
  'rules.move.3':
    'Aufs Brett kommst du über eine Ecke, und die Ecke ist der erste Schritt. Bleibt kein Weg, verfällt der Zug.',
  'rules.one': 'Teil 1',
  'rules.one.1': 'Landest du auf einem Ort, dessen Besitzkarte noch dort liegt, gehört sie dir.',
  'rules.one.2':
    'Landest du auf einem Rivalen, muss seine Figur hinaus an eine Ecke deiner Wahl; die Ortskarte wird verdeckt. Du bekommst keine Karte dafür.',
  'rules.two': 'Teil 2',
  'rules.two.1':
    'Er beginnt, wenn die letzte Besitzkarte genommen ist. Ab jetzt zahlt bei jeder Landung auf einer offenen Karte ihre Branche: allen zugleich, 3, 2 und 1 für jede Besitzkarte darin.',
  'rules.two.2':
    'Landest du auf einer verdeckten Karte, wird sie aufgedeckt: Ihre Besitzkarte wird deine, wem immer sie gehörte, und dann zahlt die Branche.',
  'rules.two.3':
    'Landest du auf einem Rivalen auf einer offenen Karte, wird sie verdeckt, und niemand kassiert.',
  'rules.memory': 'Merken',
  'rules.memory.1':
    'Was verdeckt liegt, sieht niemand, weder der Besitzer noch wer die Seite neu lädt. Alle haben es einmal gesehen; es noch zu wissen ist die Kunst.',
  'rules.table': 'Eine Landung',
  'rules.head.land': 'Du landest auf',
  'rules.head.one': 'Teil 1',
  'rules.head.two': 'Teil 2',
  'rules.row.up': 'einer offenen Karte',
  'rules.row.up.1': 'du nimmst ihren Besitz, wenn ihn keiner hat',
  'rules.row.up.2': 'ihre Branche zahlt allen Besitzern',
  'rules.row.hit': 'einem Rivalen auf offener Karte',
  'rules.row.hit.1': 'die Figur muss raus, die Karte wird verdeckt',
  'rules.row.hit.2': 'ebenso; niemand kassiert',
  'rules.row.down': 'einer verdeckten Karte',
  'rules.row.down.1': 'nichts',
  'rules.row.down.2': 'sie wird offen, du nimmst ihren Besitz, ihre Branche zahlt',
  'rules.row.hitDown': 'einem Rivalen auf verdeckter Karte',
  'rules.row.hitDown.1': 'die Figur muss raus',
  'rules.row.hitDown.2': 'die Figur muss raus, dann wie darüber',

  'hint.corner': 'Die Ecke zählt als erster Schritt.',
  'hint.whole': 'Der ganze Wurf muss gezogen werden: Kürzer geht es nicht.',
  'hint.hitPartOne': 'Rauswerfen bringt keine Karte: Der Ort wird verdeckt.',
  'hint.othersScore': 'Auch andere kassieren bei deinem Zug, wo ihnen etwas gehört.',
  'hint.hitPartTwo': 'Wer einen Rivalen von einer offenen Karte wirft, bringt niemandem etwas.',

  'end.wins': '{name} gewinnt mit {points}',
  'end.shared': '{names} teilen sich den Sieg mit {points}',
  'end.target': 'Das Ziel von {target} fiel in Zug {turn}, als {name} auf {card} landete.',
  'end.targetPlain': 'Das Ziel von {target} fiel in Zug {turn}.',
  'end.limit': 'Der letzte erlaubte Zug ist gespielt, ohne dass jemand {target} erreicht hat.',
  'end.ranking': 'Punkte',
  'end.place': { one: 'Platz {n}', other: 'Platz {n}' },
  'end.owned': { one: '{n} Besitzkarte', other: '{n} Besitzkarten' },
  'end.bar': '{points} von {target} Punkten',
  'end.curve': 'Punkte nach Runden',
  'end.down': 'Was verdeckt lag',
  'end.down.none': 'Am Ende lag keine Karte verdeckt.',
  'end.down.of': '{space}, {card}, Besitz von {name}',
  'end.lost': '{from} verlor {card} auf {space} an {to}, in Zug {turn}.',
  'end.lostNone': 'Niemand hat ahnungslos eine Karte verloren.',
  'end.stillDown': '{name} besaß {card}, verdeckt auf {space} bis zum Schluss.',
};

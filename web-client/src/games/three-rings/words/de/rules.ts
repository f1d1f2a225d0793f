import type { Translation } from '../../../../i18n/catalogue';
import type { rulesWords as english } from '../en/rules';

/** The rules in short, in German. */
export const rulesWords: Translation<typeof english> = {
  'rules.aim': 'Worum es geht',
  'rules.aim.1':
    'Drei Ringe voller Besitz liegen um eine Stadt. Du beanspruchst ihn für Bargeld oder auf Schulden, nimmst Miete von denen, die darauf landen, und arbeitest auf ein Ziel hin, das sonst niemand kennt.',
  'rules.aim.2':
    'Am Anfang deines Zuges erklärst du, dass dein Ziel erreicht ist, und gewinnst, außer jemand spielt Reichtum und hat mehr als alle anderen.',
  'rules.start': 'Der Anfang',
  'rules.start.1':
    'Alle haben nichts: kein Bargeld, keine Schulden, keinen Besitz. Wähl geheim eins von sieben Zielen; ein Würfel sagt, wer beginnt. Dann nehmen sich alle einen Hof auf dem Land, umsonst.',
  'rules.turn': 'Ein Zug',
  'rules.turn.1':
    'Nenn einen Ring und wirf einen Würfel; ohne Ring ist es das Land. Deine Figur auf diesem Ring zieht im Uhrzeigersinn. Wo du noch keine hast, beginnt sie an der Straße.',
  'rules.turn.2': 'Zahl Miete, wenn das Feld jemand anderem gehört. Parks gehören niemandem.',
  'rules.turn.3':
    'Dann darfst du einen freien Besitz des Rings beanspruchen, oder handeln, oder keins von beidem. In deinem Zug darfst du jederzeit an die Bank verkaufen und Schulden zurückzahlen, zu den Werten des Augenblicks.',
  'rules.claim': 'Beanspruchen',
  'rules.claim.1':
    'Jeden freien Besitz des Rings, auf dem du gewürfelt hast, nicht nur das Feld, auf dem du stehst. Er kostet seinen Wert im Augenblick; deine Figur zieht dorthin.',
  'rules.claim.2':
    'Zahl genau, mit Bargeld, neuen Schulden und zurückgegebenem Besitz in beliebiger Mischung: Wechselgeld gibt es nicht. Schulden haben keine Grenze.',
  'rules.claim.3':
    'Ein Hof auf dem Land, auf den dich der Würfel gebracht hat, ist umsonst. Ein Feld hinter deiner Figur heißt, dass du unterwegs die Straße überquerst.',
  'rules.rent': 'Miete',
  'rules.rent.1':
    'Die Miete ist der Wert des Augenblicks. Biete, was du magst: Bargeld, geliehenes Geld, übernommene Schulden, Besitz. Wem das Feld gehört, nimmt an oder lehnt ab.',
  'rules.rent.2':
    'Auch die volle Miete in Geld kann abgelehnt werden: Dann zahlst du nichts, und dein Zug ist vorbei. Nach jeder anderen Ablehnung bietest du neu, nach der dritten nur noch die volle Miete in Geld.',
  'rules.rent.3': 'Was angenommen ist, begleicht die Miete, was immer es wert war.',
  'rules.street': 'Schulden und die Zinsstraße',
  'rules.street.1':
    'Wenn eine deiner Figuren die Straße überquert, auf welchem Ring auch immer, zahlst du Zins: am Anfang 1 für je volle 10 Schulden, unter 10 nichts. Du zahlst bar oder mit neuen Schulden.',
  'rules.street.2':
    'Auch ein Anspruch hinter deiner Figur überquert sie, nachdem der Preis gezahlt ist. Ein Zug durch Zusammenlegen oder durch einen Handel tut es nie.',
  'rules.network': 'Virtueller Besitz',
  'rules.network.1':
    'Drei oder mehr in einer Hand, auf welchen Ringen auch immer, sind ein Netz: Jeder zählt 4 mehr. Drei oder mehr zusammen verkauft oder abgegeben bringen je 4 mehr.',
  'rules.network.2':
    'Wer auf einem Netz landet, sagt eine Zahl an und würfelt noch einmal: Kommt sie, ist keine Miete fällig.',
  'rules.power': 'Mächte',
  'rules.power.1':
    'Mit genug Besitz auf einem Ring darfst du eine Macht zu deinem ganzen Zug machen: Dein Hubschrauber dieses Rings landet auf einem freien Dach der Stadt. Jeder Hubschrauber fliegt einmal, jedes der neun Dächer wird einmal benutzt.',
  'rules.power.2':
    'Werte: Aller Besitz steigt oder fällt um 1, 2 oder 3 auf dem Land, in der Vorstadt, in der Stadt, nie unter 1. Zins: Der Satz steigt oder fällt um 1. Ziel: Du zeigst dein Ziel, legst es ab und wählst geheim ein anderes.',
  'rules.goals': 'Ziele',
  'rules.goals.1':
    'Für Ziele zählen die gedruckten Werte deines Besitzes. Alle deine Schulden gehen ab; Bargeld zählt erst, wenn es Schulden zurückgezahlt hat.',
  'rules.goals.2':
    'Vielfalt zählt alle Branchen und will 5 in jeder der fünf. Reichtum wird nie erklärt.',
  'rules.wealth': 'Reichtum und der Verdacht',
  'rules.wealth.1':
    'Wenn das Spiel endet, nimmt Reichtum den Sieg an sich, wenn er mehr Reinvermögen hat als alle anderen. Für Reichtum zählen die Werte des Augenblicks, für alle anderen die gedruckten; Gleichstand reicht nicht.',
  'rules.wealth.2':
    'Einmal im Zug, vor dem Wurf, darfst du jemanden verdächtigen, Reichtum zu spielen. Stimmt es, endet das Spiel: Reichtum gewinnt, wenn er am meisten hat, sonst das erste erreichte Ziel in der Reihenfolge ab dir, sonst das größte Vermögen.',
  'rules.wealth.3':
    'Stimmt es nicht, zeigst du dein eigenes Ziel, legst es ab und nimmst offen ein anderes; in diesem Zug darfst du weder den Sieg erklären noch eine Macht nehmen.',
  'rules.consolidate': 'Zusammenlegen',
  'rules.consolidate.1':
    'Vor dem Wurf darfst du zwei Besitze einer Branche und eines Rings für einen freien derselben Branche auf dem nächsten Ring innen geben, was immer sie wert sind. Dann würfelst du auf diesem Ring; einen Anspruch gibt es in diesem Zug nicht.',
  'rules.trade': 'Handel',
  'rules.trade.1':
    'Statt eines Anspruchs darfst du Handel anbieten: Besitz, Bargeld, geliehenes Geld und Schulden auf beiden Seiten, mindestens ein Besitz dabei. Nach einer Ablehnung bleibt dir der Anspruch, nach einer Annahme nicht; weiter handeln darfst du.',
  'rules.end': 'Das Ende',
  'rules.end.1':
    'Ein gültig erklärter Sieg, ein richtiger Verdacht oder das Ende von Runde 60. Nach der letzten Runde werden die Ziele verglichen wie nach einem Verdacht, vom ersten in der Reihenfolge an.',
  'rules.end.2':
    'Wer geht, gibt alles zurück und kann nicht gewinnen. Wer als Letztes bleibt, gewinnt.',
  'rules.clocks': 'Uhren',
  'rules.clocks.1':
    'Die Uhr eines Zuges steht still, während jemand anderes antwortet. Läuft sie ab, geschieht das Übliche: ein Wurf auf dem Land, die volle Miete in Geld, kein Anspruch.',
  'rules.easy': 'Leicht zu verwechseln',
  'rules.easy.1': 'Auf Schulden zu kaufen ist normal. Zins kosten sie nur an der Straße.',
  'rules.easy.2':
    'Der Würfel sagt nicht, was du beanspruchen darfst, nur wo du stehst und was umsonst ist.',
  'rules.easy.3': 'Für Ziele zählen gedruckte Werte, für Preise und Mieten die des Augenblicks.',
  'rules.easy.4': 'Schulden gehen vom Ziel ab, Bargeld kommt nicht dazu.',
  'rules.easy.5': 'Nach dem Zusammenlegen würfelst du, und der Zug endet ohne Anspruch.',
  'rules.easy.6': 'Reichtum lässt sich nicht erklären: Er wartet auf das Ende.',
  'rules.easy.7': 'Wer einen von drei virtuellen verkauft, nimmt den anderen je 4.',
  'rules.industries': 'Branchen: wie viele, und ihre Punkte',
  'rules.head.ring': 'Auf einem Ring',
  'rules.head.two': 'zu zweit',
  'rules.head.three': 'zu dritt',
  'rules.head.four': 'zu viert',
  'rules.head.goal': 'Ziel',
  'rules.head.industry': 'Branche',
  'rules.head.points': 'Punkte im Ganzen',
};

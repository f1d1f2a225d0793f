import type { Translation } from './catalogue';
import type { enReach } from './en.reach';

export const deReach: Translation<typeof enReach> = {
  'menu.reach': 'Sag mir Bescheid',
  'reach.title': 'Sag mir Bescheid',
  'reach.why': 'Wie du von „{title}“ hörst, wenn du nicht da bist. Das gilt nur für deinen Platz.',
  'reach.offer': 'Ein Zug dauert hier Tage. Du kannst erfahren, wann du dran bist.',
  'reach.no': 'Nein, danke',
  'reach.nothing': 'Dieser Server schreibt weder Mails noch Webhooks.',

  'reach.here': 'In diesem Browser',
  'reach.here.show': 'Hinweise, solange der Raum in einem Tab offen ist',
  'reach.here.why': 'Nur, wenn du gerade woanders bist. Der Browser fragt dich einmal, ob er darf.',
  'reach.here.none': 'Dieser Browser zeigt keine Hinweise von Seiten.',
  'reach.here.denied':
    'Der Browser hält Hinweise dieser Seite zurück. In seinen Einstellungen kannst du sie erlauben.',

  'reach.mail': 'Per E-Mail',
  'reach.mail.address': 'Deine Adresse',
  'reach.mail.other': 'Eine andere Adresse, oder dieselbe noch einmal',
  'reach.mail.why':
    'Du bestätigst sie mit einem Link in der ersten Mail. Jede Mail hat einen Link, der sie beendet.',
  'reach.mail.confirmed': 'ist bestätigt',
  'reach.mail.waiting': 'wartet auf dich: Drück auf den Link in der Mail',
  'reach.mail.sent': 'Eine Mail ist unterwegs an {address}. Drück auf den Link darin.',

  'reach.webhook': 'Per Webhook',
  'reach.webhook.address': 'Adresse des Webhooks',
  'reach.webhook.other': 'Eine andere Adresse',
  'reach.webhook.why': 'Von Discord, Slack oder Matrix. Er erfährt nur, was alle am Tisch wissen.',
  'reach.webhook.set': 'erfährt es',
  'reach.webhook.failing': 'antwortet gerade nicht',
  'reach.webhook.secret': 'Schlüssel kopieren',
  'reach.webhook.copied': 'Schlüssel kopiert',

  'reach.kinds': 'Schreib mir, wenn',
  'reach.kind.turn': 'ich am Zug bin',
  'reach.kind.due': 'meine Befehle bald fällig sind',
  'reach.kind.report': 'ein Postzug ausgewertet ist',
  'reach.language': 'Sprache dessen, was kommt',

  'reach.save': 'Speichern',
  'reach.saved': 'Gespeichert.',
  'reach.remove': 'Entfernen',
  'reach.remove.which': '{what} entfernen',
  'reach.forget': 'Alles vergessen',
  'reach.forget.sure': 'Du bekommst dann nichts mehr. Sicher?',
  'reach.forgotten': 'Hier ist nichts mehr von dir gespeichert.',

  'reach.problem.bad-address': 'Das ist keine Mailadresse.',
  'reach.problem.bad-webhook': 'Ein Webhook ist eine Adresse, die mit https beginnt.',
  'reach.problem.no-mail': 'Dieser Server schreibt keine Mails.',
  'reach.problem.no-webhook': 'Dieser Server ruft keine Webhooks.',
  'reach.problem.too-many':
    'In diesem Raum bekommen schon so viele Bescheid, dass keiner mehr dazukann.',
  'reach.problem.too-fast': 'Zu viel auf einmal. Warte einen Moment.',
  'reach.problem.not-seated': 'Bescheid bekommt nur, wer am Tisch sitzt.',

  'call.turn': 'Du bist am Zug.',
  'call.due': {
    one: 'Deine Befehle sind in {n} Stunde fällig.',
    other: 'Deine Befehle sind in {n} Stunden fällig.',
  },
  'call.report': 'Zug {n} ist ausgewertet.',
};

import type { Translation } from './catalogue';
import type { enBanners } from './en.banners';

export const deBanners: Translation<typeof enBanners> = {
  'banner.lost': 'Verbindung weg. Neuer Versuch in {seconds}\u00a0s.',
  'banner.lost.safe': 'Dein Platz ist sicher.',
  'banner.lost.clock': 'Deine Uhr läuft.',
  'banner.lost.said': 'Verbindung verloren. Es wird von selbst weiter versucht.',
  'banner.connecting': 'Die Verbindung kommt wieder.',
  'banner.connecting.seat': 'Die Verbindung kommt wieder. Dein Platz ist sicher.',
  'banner.outdated': 'Es gibt eine neuere Fassung. Lade die Seite neu, dann geht es weiter.',
  'banner.now': 'Verbinden',
  'banner.waits':
    'Der Raum wartet: die Server, die ihn führen, sind gerade nicht zu erreichen. Nichts geht verloren; es geht von selbst weiter.',
  'banner.moved': 'Der Raum zieht um, eine Sekunde bitte.',
  'banner.restarting': 'Der Server startet neu, eine Sekunde bitte. Die Uhren stehen still.',
  'banner.demoted':
    'Du hast diesen Platz auf einem anderen Gerät geöffnet. Dieses Fenster sieht nur zu.',
  'banner.seatMoved':
    'Dein Platz ist auf ein anderes Gerät umgezogen. Dieses Fenster sieht nur zu.',
  'banner.demoted.here': 'Hier spielen',
  'banner.paused': 'Das Spiel macht Pause.',
  'banner.paused.yours': 'Pause. Du bist am Zug.',
  'banner.paused.open': 'Pause. Deine Entscheidung steht noch aus.',
  'banner.paused.turn': {
    one: 'Pause. {names} ist am Zug.',
    other: 'Pause. {names} sind am Zug.',
  },
  'banner.paused.clocks': 'Die Uhren stehen still.',
  'banner.resume': 'Weiter',
  'banner.resume.yours': 'Du bist dafür weiterzuspielen, {n} von {needed}.',
  'banner.deserted': 'Kein Spieler ist da. Das Spiel steht still, bis jemand zurückkommt.',

  'standIn.bot': 'Ein Bot spielt für dich.',
  'standIn.take': 'Übernehmen',
  'standIn.taking': 'Du übernimmst, sobald es weitergeht.',
};

import type { Translation } from '../../../../i18n/catalogue';
import type { storyWords as english } from '../story';

/** The sentences of the log and of refusals, in German. */
export const storyWords: Translation<typeof english> = {
  'line.starts': '{seat} beginnt.',
  'line.play-begins': 'Teil 1',
  'line.stuck': '{seat} würfelt {die} und kommt nirgends hin.',
  'line.rolled': '{seat} würfelt {die}.',
  'line.knocked-out': '{seat} würfelt {die} und wirft {rival} raus.',
  'line.turned-down': '{seat} verdeckt eine Karte.',
  'line.turned-up': '{seat} deckt eine Karte auf.',
  'line.turned-up-and-took': '{seat} deckt eine Karte auf und nimmt sie.',
  'line.took-property': '{seat} nimmt eine Besitzkarte.',
  'line.sector-paid': '{seat} landet, wo eine Branche zahlt.',
  'line.part-two': 'Teil 2',
  'line.autopilot': 'Der Autopilot spielt für {seat}.',
  'line.came-back': '{seat} spielt wieder.',
  'line.won': '{seats} gewinnt.',
  'line.won.shared': '{seats} teilen sich den Sieg.',
  'line.turn-limit': 'Der letzte Zug ist gespielt. Vorn: {seats}.',

  'refused.game-over': 'Das Spiel ist aus.',
  'refused.not-a-player': 'Du hast in diesem Spiel keinen Platz.',
  'refused.wrong-phase': 'Das geht gerade nicht.',
  'refused.not-your-turn': 'Du bist nicht am Zug.',
  'refused.not-your-turn.of': '{name} ist am Zug.',
  'refused.bad-parameter': 'Da fehlt etwas.',
  'refused.not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
  'refused.bad-space': 'Dieses Feld gibt es auf dem Brett nicht.',
  'refused.space-taken': 'Auf {space} liegt schon eine Karte.',
  'refused.too-close': 'Eine andere Karte {sector} berührt dieses Feld.',
  'refused.no-cards': 'Du hast keine Karten mehr zu legen.',
  'refused.unreachable': {
    one: 'Mit {n} Schritt kommst du nicht nach {space}.',
    other: 'Mit {n} Schritten kommst du nicht nach {space}.',
  },
  'refused.bad-path': {
    one: 'So führt kein Weg mit {n} Schritt nach {space}.',
    other: 'So führt kein Weg mit {n} Schritten nach {space}.',
  },
  'refused.bad-corner': 'Das ist keine Ecke.',
  'refused.not-on-autopilot': 'Der Autopilot spielt nicht für dich.',
};

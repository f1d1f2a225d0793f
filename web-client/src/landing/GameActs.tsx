import './game-acts.css';
import { useSignal } from '@preact/signals';
import { gameName } from '../games/words';
import { t } from '../i18n';
import { HttpProblem } from '../net/http';
import { problemWords } from '../net/problem-words';
import { Button } from '../ui/Button';
import { toast } from '../ui/toast';
import { fetchGames, games, offered } from './lists';

interface Props {
  game: string;
  onOpen: () => void;
  main?: boolean;
}

/** The two ways into a game: against bots at once, or a room for friends. */
export function GameActs({ game, onOpen, main }: Props) {
  const busy = useSignal(false);
  const name = gameName(game);
  const tryOut = async () => {
    busy.value = true;
    try {
      if (!Array.isArray(games.value)) await fetchGames();
      const info = offered(game);
      if (!info) throw new HttpProblem(0, '');
      const { tryAgainstBots } = await import('./trial');
      await tryAgainstBots(info);
    } catch (failed) {
      toast(problemWords(failed), 'refused');
    } finally {
      busy.value = false;
    }
  };
  return (
    <div class="game-acts">
      <Button
        label={t('trial.do')}
        name={t('trial.do.game', { game: name })}
        kind={main ? 'main' : 'plain'}
        busy={busy.value}
        onClick={() => void tryOut()}
      />
      <Button
        label={t('landing.card.open')}
        name={t('landing.card.open.game', { game: name })}
        onClick={onOpen}
      />
    </div>
  );
}

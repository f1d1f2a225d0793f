import './open-room.css';
import { useSignal } from '@preact/signals';
import { gameName } from '../games/words';
import { t } from '../i18n';
import { go } from '../navigation';
import { problemWords } from '../net/problem-words';
import { openRoom } from '../net/rooms';
import { drawWord } from '../net/shuffle-word';
import type { GameInfo } from '../net/wire';
import { roomPath } from '../path';
import { settings } from '../settings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { FairDice } from '../ui/FairDice';
import { OptionLine, OptionList } from '../ui/OptionList';
import { Segmented } from '../ui/Segmented';
import { Stepper } from '../ui/Stepper';
import { Switch } from '../ui/Switch';
import { fetchGames, games } from './lists';
import { asked, fitting, LONGEST_TITLE, newRoom, type RoomWish, usualTitle } from './new-room';

interface Props {
  /** The game whose card was pressed; empty for the first that the server plays. */
  game: string;
  onClose: () => void;
}

/** Asks what a room needs before it can be opened, and opens it. */
export function OpenRoomDialog({ game, onClose }: Props) {
  const listed = games.value;
  return (
    <Dialog title={t('open.title')} onClose={onClose} wide>
      {Array.isArray(listed) && listed.length > 0 ? (
        <RoomForm playable={listed} game={game} />
      ) : listed === undefined ? (
        <p class="empty">{t('landing.asking')}</p>
      ) : (
        <div class="no-tables">
          <p>{t('error.unreachable')}</p>
          <Button label={t('landing.again')} onClick={() => void fetchGames()} />
        </div>
      )}
    </Dialog>
  );
}

function RoomForm({ playable, game }: { playable: GameInfo[]; game: string }) {
  const first = playable.find((listed) => listed.id === game) ?? playable[0];
  const room = useSignal<RoomWish>(newRoom(first, settings.nickname.value));
  const word = useSignal(drawWord());
  const busy = useSignal(false);
  const problem = useSignal('');
  const chosen = playable.find((listed) => listed.id === room.value.game);
  const change = (part: Partial<RoomWish>) => {
    room.value = fitting({ ...room.value, ...part });
  };
  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    problem.value = '';
    settings.nickname.value = room.value.nickname.trim();
    try {
      const opened = await openRoom(asked(room.value, word.value));
      go(roomPath(opened.room));
    } catch (failed) {
      problem.value = problemWords(failed);
      busy.value = false;
    }
  };
  return (
    <form class="room-form" onSubmit={open}>
      <div class="room-form-columns">
        <WhoPlays room={room.value} playable={playable} chosen={chosen} onChange={change} />
        <section aria-labelledby="open-rules">
          <h3 id="open-rules">{t('open.rules')}</h3>
          {chosen?.options.length ? (
            <OptionList
              game={chosen.id}
              options={chosen.options}
              values={room.value.options}
              onChange={(name, value) =>
                change({ options: { ...room.value.options, [name]: value } })
              }
            />
          ) : (
            <p class="empty">{t('open.rules.none')}</p>
          )}
          <FairDice
            word={word.value}
            onChange={(next) => {
              word.value = next;
            }}
          />
        </section>
      </div>
      <div class="room-form-foot">
        <p class="problem" role="alert">
          {problem}
        </p>
        <Button
          label={t('open.submit')}
          second={t('open.submit.second', { game: gameName(room.value.game), n: room.value.seats })}
          icon="key-fill"
          kind="main"
          size="large"
          submit
          busy={busy.value}
        />
      </div>
    </form>
  );
}

interface WhoProps {
  room: RoomWish;
  playable: GameInfo[];
  chosen: GameInfo | undefined;
  onChange: (part: Partial<RoomWish>) => void;
}

function WhoPlays({ room, playable, chosen, onChange }: WhoProps) {
  const min = chosen?.minSeats ?? room.seats;
  const max = chosen?.maxSeats ?? room.seats;
  return (
    <section aria-labelledby="open-who">
      <h3 id="open-who">{t('open.who')}</h3>
      <label class="labelled">
        {t('open.nickname')} <small>{t('open.nickname.why', { host: t('open.host') })}</small>
        <input
          class="field"
          value={room.nickname}
          placeholder={t('open.host')}
          maxLength={24}
          autocomplete="nickname"
          autofocus
          onInput={(event) => onChange({ nickname: event.currentTarget.value })}
        />
      </label>
      <label class="labelled">
        {t('open.room')}
        <input
          class="field"
          value={room.title}
          placeholder={usualTitle(room.nickname)}
          maxLength={LONGEST_TITLE}
          autocomplete="off"
          onInput={(event) => onChange({ title: event.currentTarget.value })}
        />
      </label>
      <ul class="option-list">
        <OptionLine label={t('open.game')} why="">
          {playable.length === 1 ? (
            <b>{gameName(room.game)}</b>
          ) : (
            <Segmented
              label={t('open.game')}
              choices={playable.map(({ id }) => ({ value: id, label: gameName(id) }))}
              value={room.game}
              onChange={(id) =>
                onChange(
                  newRoom(
                    playable.find((listed) => listed.id === id),
                    room.nickname,
                    room.title,
                  ),
                )
              }
            />
          )}
        </OptionLine>
        <OptionLine label={t('open.seats')} why={t('open.seats.why', { min, max })}>
          <Stepper
            label={t('open.seats')}
            value={room.seats}
            min={min}
            max={max}
            ends={{
              least: t('open.seats.least', { game: gameName(room.game), n: min }),
              most: t('open.seats.most', { game: gameName(room.game), n: max }),
            }}
            onChange={(seats) => onChange({ seats })}
          />
        </OptionLine>
        <OptionLine label={t('open.bots')} why={t('open.bots.why')}>
          <Stepper
            label={t('open.bots')}
            value={room.bots}
            min={0}
            max={room.seats - 1}
            ends={{ most: t('open.bots.most') }}
            onChange={(bots) => onChange({ bots })}
          />
        </OptionLine>
        <OptionLine label={t('open.public')} why={t('open.public.why')}>
          <Switch
            label={t('open.public')}
            on={room.public}
            onChange={(on) => onChange({ public: on })}
            bare
          />
        </OptionLine>
      </ul>
    </section>
  );
}

import { useState } from 'preact/hooks';
import { drawWord } from '../../net/shuffle-word';
import { settings } from '../../settings';
import { Button } from '../../ui/Button';
import { FairDice } from '../../ui/FairDice';
import { usePhone } from '../../ui/screen';
import { colourOf, type SeatColour, seatColours } from '../../ui/seats';
import { useRoom, useSession } from '../session';
import { t } from '../words';
import { Marks } from './Marks';

/** Name, mark and word of who takes a seat; the name is kept for the next time. */
export function SitDown() {
  const session = useSession();
  const room = useRoom();
  const [name, setName] = useState(settings.nickname.value);
  const [wished, setWished] = useState<number | null>(null);
  const [word, setWord] = useState(drawWord);
  const size = usePhone() ? 38 : 62;
  if (room.seats.length >= room.maxSeats) return <p class="panel-text">{t('sit.full')}</p>;
  const color = wished ?? freeColor(room.seats.map((seat) => colourOf(seat.color)));
  const sit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    settings.nickname.value = name.trim();
    void session.order({ type: 'sit', name: name.trim(), color, word: word.trim() });
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      <Marks value={colourOf(color)} size={size} onChange={setWished} />
      <label class="labelled">
        {t('sit.name')}
        <input
          class="field"
          value={name}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <FairDice word={word} onChange={setWord} />
      <Button
        label={t('sit.do')}
        icon="armchair"
        kind="main"
        submit
        busy={session.busy.value === 'sit'}
        blocked={name.trim() === '' ? t('sit.noName') : undefined}
      />
    </form>
  );
}

function freeColor(taken: readonly SeatColour[]): number {
  return 1 + seatColours.findIndex((colour) => !taken.includes(colour));
}

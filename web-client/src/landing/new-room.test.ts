import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../net/wire';
import { asked, fitting, newRoom } from './new-room';

const greement: GameInfo = {
  id: 'greement',
  minSeats: 2,
  maxSeats: 8,
  options: [{ name: 'alarm-minutes', type: 'whole', standardValue: 60, min: 10, max: 240 }],
};

describe('a new room', () => {
  it("starts with the game's own defaults", () => {
    expect(newRoom(greement, 'Anna')).toEqual({
      game: 'greement',
      seats: 4,
      options: { 'alarm-minutes': 60 },
      bots: 0,
      public: false,
      title: '',
      nickname: 'Anna',
    });
  });

  it('keeps to the seats a game takes', () => {
    expect(newRoom({ ...greement, maxSeats: 3 }).seats).toBe(3);
    expect(newRoom({ ...greement, minSeats: 5 }).seats).toBe(5);
  });

  it('leaves a seat for who opens it', () => {
    expect(fitting({ ...newRoom(greement), seats: 2, bots: 3 }).bots).toBe(1);
  });

  it('seats who opens it as the host where no name was given', () => {
    const named = asked(newRoom(greement, ' Anna '), 'a word');
    expect(named).toMatchObject({ nickname: 'Anna', word: 'a word' });
    const nameless = asked(newRoom(greement, ' '), 'a word');
    expect(nameless).toMatchObject({ nickname: 'Host', word: 'a word' });
  });

  it('is called as its opener says, or after him', () => {
    const thursday = newRoom(greement, 'Anna', ' Thursday ');
    expect(asked(thursday, 'a word')).toHaveProperty('title', 'Thursday');
    expect(asked(newRoom(greement, ' Anna '), 'a word')).toHaveProperty('title', 'Anna’s table');
    expect(asked(newRoom(greement), 'a word')).not.toHaveProperty('title');
  });
});

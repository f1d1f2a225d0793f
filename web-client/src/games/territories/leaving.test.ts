import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { dangerTable, midTable } from './fixture/tables';
import { leaving } from './leaving';

describe('what becomes of the fields of a reader who leaves', () => {
  it('is that they earn on while he is away or his seat plays without him, and are free once he has given up', () => {
    const words = leaving(fixturePlay({ table: midTable, seat: 1 }));
    expect(words?.away).toContain('your fields stay yours and take rent');
    expect(words?.abandoned).toContain('its fields take rent until it is out');
    expect(words?.givenUp).toContain('Your fields are free again');
  });

  it('is nothing once he is out, and for who only watches', () => {
    expect(leaving(fixturePlay({ table: dangerTable, seat: 5 }))).toBeUndefined();
    expect(leaving(fixturePlay({ table: midTable }))).toBeUndefined();
  });
});

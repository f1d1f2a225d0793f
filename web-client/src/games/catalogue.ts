/** The five games in the order of the shelf. What a server really plays, `GET /api/games` tells. */
export const catalogue = [
  { id: 'greement', minSeats: 2, maxSeats: 8 },
  { id: 'three-rings', minSeats: 2, maxSeats: 4 },
  { id: 'landmarks', minSeats: 2, maxSeats: 5 },
  { id: 'economy', minSeats: 2, maxSeats: 6 },
  { id: 'territories', minSeats: 2, maxSeats: 6 },
] as const;

export type GameId = (typeof catalogue)[number]['id'];

/** True for a game this client has words and a picture for. */
export function isGameId(id: string): id is GameId {
  return catalogue.some((game) => game.id === id);
}

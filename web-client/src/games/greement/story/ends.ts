/** Where what an event changes has been told. */
export const ENDS: ReadonlySet<string> = new Set([
  'card-turned-up',
  'card-dropped',
  'vote-stopped',
  'vote-let-through',
  'event-paid',
  'event-unpaid',
  'turn-began',
  'alarm-rang',
]);

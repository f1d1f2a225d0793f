/** What lies under the backs when the map is laid out (section 2.1). */
export const underBacks = { land: 60, gold: 30, lake: 5, mountain: 5 } as const;

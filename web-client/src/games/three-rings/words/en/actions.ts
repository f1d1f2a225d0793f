/** The words of actions. */
export const actionsWords = {} as const;

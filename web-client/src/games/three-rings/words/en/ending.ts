/** The words of ending. */
export const endingWords = {} as const;

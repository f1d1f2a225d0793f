/** The words of guide. */
export const guideWords = {} as const;

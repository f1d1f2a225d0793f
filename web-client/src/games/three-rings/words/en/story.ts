/** The words of story. */
export const storyWords = {} as const;

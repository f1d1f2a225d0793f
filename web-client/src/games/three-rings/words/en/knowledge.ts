/** The words of knowledge. */
export const knowledgeWords = {} as const;

/** Whether an answer was quoted from the documents, without a language model. */
export const isQuoted = (model: string): boolean => model === 'docent-extractive'

/** "My son is 15", "ich bin 22", "a 10 year old". */
const OF_AGE =
  /(?<!\p{L})(?:is|i['’]?m|am|turns|bin|ist|is|wird|est|soy|es|tiene|tem|ha|heeft)(?: only| just| erst| nur)? (\p{N}{1,2})(?:[ -]?(?:years?|jahre?|ans|años|anos|anni|jaar)(?:[ -]?(?:olds?|alt|oud))?)?(?=[,.;?!]|\s+(?:and|und|et|y|e|en|can|may|could|darf|dürfen|kann|krieg\p{L}*|peut|puede|pode|può|mag|kan)(?!\p{L})|$)|(?<![\p{N}.,])(\p{N}{1,2})[ -]?(?:years?[ -]?olds?|jährige?[nrs]?|ans|años|anos|anni|jarige)(?!\p{L})/iu
const MAY =
  /(?<!\p{L})(?:can|may|could|allowed|darf|dürfen|kann|können|krieg\p{L}*|bekomm\p{L}*|peut|puis|peux|puede|puedo|pode|posso|può|mag|kan|kunnen)(?!\p{L})/iu
/** Whether somebody of an age may do what is asked about. */
export const asksIfAtAge = (text: string): boolean => OF_AGE.test(text) && MAY.test(text)

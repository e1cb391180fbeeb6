const ASKS_OPEN =
  /(?<!\p{L})(?:open|opened|closed|shut|offen|auf|zu|geöffnet|geschlossen|ouverte?s?|fermée?s?|abiert[oa]s?|abr[eí]s?|abren|cerrad[oa]s?|abert[oa]s?|fechad[oa]s?|encerrad[oa]s?|abrem|apert[oaie]|chius[oaie]|geopend|gesloten|dicht|açık|kapalı)(?!\p{L})/iu
const COME =
  'come|visit|drop (?:by|in)|stop by|pop in|stay|arrive|(?:vorbei)?kommen|besuchen|anreisen|übernachten|venir|passer|visiter|arriver|séjourner|ir|visitar|llegar|alojar(?:me|nos|se)|vir|chegar|ficar|venire|passare|visitare|arrivare|soggiornare|(?:langs)?komen|bezoeken|verblijven|overnachten'
/** "Can I come on the 20th of November?" */
const ASKS_TO_COME = new RegExp(
  `^(?:(?:hi|hello|hallo|bonjour|hola|olá|ciao),? )?(?:(?:can|could|may) (?:i|we)|(?:kann|können|könnte[n]?|darf|dürfen) (?:ich|wir|man)|(?:puis-je|peut-on|pouvons-nous|(?:je|on) peu[xt])|(?:puedo|podemos|se puede)|(?:posso|podemos)|(?:posso|possiamo|si può)|(?:kan|kunnen|mag|mogen) (?:ik|we|wij))(?!\\p{L}).*(?<!\\p{L})(?:${COME})(?!\\p{L})|(?<!\\p{L})gelebilir mi`,
  'iu',
)
const COMING = new RegExp(`^(?:${COME})$`, 'iu')
/** Whether a question asks if somebody is there on a day. */
export const asksIfOpen = (question: string): boolean => ASKS_OPEN.test(question) || ASKS_TO_COME.test(question.trim())
/** Behind what is asked, as it is folded. */
const ASKS_IN_TURKISH = /^m[iu](?:s[iu]n[iu]z|y[iu]z)?$|^acik$|^kapali$/u
/** Whether a word of such a question says just that. */
export const saysIfOpen = (word: string): boolean =>
  ASKS_OPEN.test(word) || COMING.test(word) || ASKS_IN_TURKISH.test(word)

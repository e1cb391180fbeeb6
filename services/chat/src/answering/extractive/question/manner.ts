import { plain } from './plain.ts'
import { word } from './values.ts'

const FORMS = [
  'how (?:do|can|could|should|would|to|does|is|are|will)|what (?:happens|if|do i do|should i do|to do)|why',
  'wie (?:kann|kan|mach\\p{L}*|geht|funktioniert|muss|soll\\p{L}*|melde|bekomm\\p{L}*|komm\\p{L}*|erreich\\p{L}*|storn\\p{L}*|kündig\\p{L}*|bezahl\\p{L}*|wird|werden)|was (?:passiert|ist wenn|mache? ich|tun|wenn)|warum|wieso|weshalb',
  'comment|que se passe-t-il|que faire|pourquoi|et si',
  'c[oó]mo|qué (?:pasa|hago|ocurre)|por qué|y si',
  'como|o que (?:acontece|fazer|faço)|por que|porque',
  'come|cosa (?:succede|faccio|devo fare)|perché|e se',
  'hoe (?:kan|moet|doe|werkt|wordt|gaat)|wat (?:gebeurt|als|moet ik doen)|waarom',
  'nasıl|neden|niçin|ne olur',
]
const MANNER = new RegExp(plain(FORMS.map((forms) => word(forms)).join('|')), 'iu')
const MANNER_UNSPACED = /どうやって|どうすれば|なぜ|どうなり|怎么(?!样)|如何|为什么|كيف|لماذا|ماذا يحدث/u

/** "How do I cancel?", "What happens if it rains?": told by a sentence, hardly ever by a cell of prices. */
export const asksManner = (question: string): boolean => MANNER.test(plain(question)) || MANNER_UNSPACED.test(question)

import { fold } from '@docent/runtime/text'

const THING = '(?:an? |any |the |your |one of your )?([\\p{L}-]+)'
const LEFT_OUT: readonly RegExp[] = [
  `(?:i['’]?m|im|i am|we['’]?re|we are|you['’]?re|youre|you are|he['’]?s|she['’]?s|they['’]?re|is|are) not (?:yet )?${THING}`,
  `(?:non|not)[- ](?:an? )?(members?|students?|residents?|locals?)`,
  `(?:bin|sind|ist|habe?|haben) (?:noch |leider |ja )?kein(?:e|en|er|em)? ([\\p{L}-]+)`,
  `(?:je ne suis pas|no soy|não sou|non sono|ik ben geen) (?:une? |una? |uma? )?([\\p{L}-]+)`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu'))

/** What a customer says they are not or have not, folded: "if I'm not a member" asks for no member's price. */
export const leftOutOf = (question: string): ReadonlySet<string> =>
  new Set(LEFT_OUT.flatMap((pattern) => Array.from(question.matchAll(pattern), ([, word = '']) => fold(word))))

export { analyzePassage, type Analysis } from './analyze.ts'
export { addedUp, analyzeQuestion, type Question, type QuestionWord, type Weights } from './question.ts'
export { bm25, idf, SLIP_WEIGHT } from './bm25.ts'
export { compoundsWith, isOwnThing, splitCompound } from './compounds.ts'
export {
  everydayWords,
  expressionsIn,
  isEverydayWord,
  phrasesFor,
  variantsOf,
  type Expression,
} from './everyday/index.ts'
export { meantWords } from './everyday/meant.ts'
export { fold, normalize } from './fold.ts'
export { hash32 } from './hash.ts'
export { guessLanguage, isStopWord, languageOfText } from './language.ts'
export { respellingsOf } from './respell.ts'
export { partsOfVerb } from './separable.ts'
export { remembering } from './remembering.ts'
export { byBeginning, canBeSame, comparable, isSame, sameWord, type Comparable } from './similar.ts'
export { stem } from './stem.ts'
export { stopWords, type Language } from './stop-words.ts'
export { isUnspaced, words } from './words.ts'
export { termId } from './terms.ts'
export { translationsOf } from './translations/index.ts'

import { askedWords } from './asked-words.ts'
import { everydayWords } from './everyday/index.ts'
import { fold, normalize } from './fold.ts'
import { addHint, createHintTable, type HintTable } from './hint-table.ts'

/** Words that are written alike in English and other languages, whichever lists they stand in: "sauna" tells no language. */
const international: ReadonlySet<string> = new Set(
  `absence addition allergies app art arts association assurance attraction attractions bail balcony band bands bar
    barbecue basketball bikini block board boiler box bridge brunch buffet bungalow cabinet camera camp camper
    camping carnet carton catering cent chat chip circuit classes club coach code commune composite composition
    compost concert container content control cookies date dates design digital director dj drone
    drones ebook emplacement escape essence estimation event experimental exploitation extraction fate ferry film
    final fiscal fitness football formation formations franchise gel gluten golf gps grand grill gym halal hammam
    hostel hotel identifier impact implant inscription instructions instrument instruments jacuzzi journal judicial
    kayak label laser lens local login main manual meeting menu microchip minigolf mode motel motivation municipal
    museum newsletter nutrition online opposition original page paintball parents park parking particular patient
    patron paypal pc pdf personnel piano piercing pile pin pizza pizzas plan plans plant plants portable poster
    press pro procedure product professor provider rack radio regional restaurant review router rural sale sandwich
    sauna scale scooter serve service sim smartphone sms snowboard social software solar spa sport sports squash
    status stock storage studio sup support surf suspension tablet tablets tattoo taxes taxi tennis tension test
    tram transfer transmission transport tribunal tv van vegan version vice video vip visa visual webcam whatsapp
    yoga zone zones`.split(/\s+/),
)

/** Reads all lists of words. */
export function readHints(): HintTable {
  const table = createHintTable()
  const add = (word: string, language: string, isAsked: boolean) => {
    if (word !== '' && !international.has(word)) addHint(table, word, language, isAsked)
  }
  const addAll = (language: string, list: string, isAsked: boolean) => {
    for (const word of normalize(list).split(/[\s_]+/)) {
      const joined = word.includes('-') ? word.replaceAll('-', '') : word
      const folded = fold(joined)
      add(joined, language, isAsked)
      if (folded !== joined) add(folded, language, isAsked)
    }
  }
  for (const [language, { forms, meanings, sayings = '', parts = '' }] of Object.entries(everydayWords)) {
    if (language !== 'ja') addAll(language, `${forms} ${meanings} ${sayings} ${parts}`, false)
  }
  for (const [language, list] of Object.entries(askedWords)) addAll(language, list, true)
  return table
}

/**
 * How often-used characters tell encodings apart: what is decoded with the right one is mostly made of characters that
 * its language uses all the time, what is decoded with a wrong one is not.
 */
export interface Profile {
  /** Language, for people who read a test. */
  name: string
  /** Characters beyond ASCII that the language uses. For alphabets, the most frequent first. */
  characters: string
  /** Share of such characters among all characters beyond ASCII in ordinary text of the language. */
  expected: number
  /** Encodings that texts in it come in, the likeliest first. */
  encodings: readonly string[]
}

/** Languages written with Latin letters: only the letters that ASCII lacks. */
export const latinProfiles: readonly Profile[] = [
  ['German', 'äöüßÄÖÜ', ['windows-1252', 'macintosh', 'cp850']],
  ['French', 'éèàêçùâîôûëïœÉÀÈÇÊÔÎæÿŒ', ['windows-1252', 'macintosh', 'cp850']],
  ['Spanish', 'áéíóúñü¿¡ÁÉÍÓÚÑºª', ['windows-1252', 'macintosh', 'cp850']],
  ['Portuguese', 'ãçáéíóúâêôàõÁÉÍÓÚÃÇÂÊÔÀÕªº', ['windows-1252', 'macintosh', 'cp850']],
  ['Italian', 'àèéìòùÀÈÉÌÒÙ', ['windows-1252', 'macintosh', 'cp850']],
  ['Nordic', 'åäöøæÅÄÖØÆé', ['windows-1252', 'macintosh', 'cp850']],
  ['Icelandic', 'áðéíóúýþæöÁÐÉÍÓÚÝÞÆÖ', ['windows-1252', 'macintosh']],
  ['Dutch', 'éëïèöüóÉ', ['windows-1252', 'macintosh']],
  ['Polish', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', ['windows-1250', 'iso-8859-2']],
  ['Czech', 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ', ['windows-1250', 'iso-8859-2']],
  ['Slovak', 'áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ', ['windows-1250', 'iso-8859-2']],
  ['Hungarian', 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ', ['windows-1250', 'iso-8859-2']],
  ['Croatian and Slovene', 'čćđšžČĆĐŠŽ', ['windows-1250', 'iso-8859-2']],
  ['Romanian', 'ăâîşţĂÂÎŞŢșțȘȚ', ['windows-1250', 'iso-8859-2']],
  ['Turkish', 'ıişğüçöİŞĞÜÇÖâî', ['windows-1254', 'iso-8859-3']],
  ['Lithuanian', 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', ['windows-1257', 'iso-8859-13']],
  ['Latvian', 'āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ', ['windows-1257', 'iso-8859-13']],
  ['Estonian', 'õäöüšžÕÄÖÜŠŽ', ['windows-1257', 'windows-1252']],
].map(([name, characters, encodings]) => ({ name, characters, encodings, expected: 0.98 }) as Profile)

/** Other alphabets, lower case by frequency. */
export const alphabetProfiles: readonly Profile[] = [
  {
    name: 'Russian and Bulgarian',
    characters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё',
    expected: 0.95,
    encodings: ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic', 'cp855'],
  },
  {
    name: 'Ukrainian and Belarusian',
    characters: 'оаниівртселкдумпязьбйгчхїюжшцєщфґўэы',
    expected: 0.95,
    encodings: ['windows-1251', 'koi8-u', 'x-mac-cyrillic', 'iso-8859-5'],
  },
  {
    name: 'Serbian and Macedonian',
    characters: 'аоиенртсјвукдлпмзбгшчжцхћљњђфџќѓѕ',
    expected: 0.95,
    encodings: ['windows-1251', 'iso-8859-5', 'cp855'],
  },
  {
    name: 'Greek',
    characters: 'αοιετνσρκπυμληςάίόέώήγύδχθφβωξζψϊϋΐΰ',
    expected: 0.95,
    encodings: ['windows-1253', 'iso-8859-7'],
  },
  {
    name: 'Hebrew',
    characters: 'יוהלאמרבתשנמכעדםפחקןגסצטזךףץ',
    expected: 0.95,
    encodings: ['windows-1255', 'iso-8859-8'],
  },
  {
    name: 'Arabic',
    characters: 'اليمنرتبوةعدفهسكقحأجشصطخإضذىزثئءغظآؤپچگژ،؟',
    expected: 0.95,
    encodings: ['windows-1256', 'iso-8859-6'],
  },
  {
    name: 'Thai',
    characters: 'านรอกเงมยลวดทสตะปบคหแจพชขใไโผซถศธฐณญฉภฝฟษฮิีุู้่็ำ์ึัื',
    expected: 0.97,
    encodings: ['windows-874'],
  },
]

/** Scripts of many characters: the commonest, and their share in ordinary text. */
export const ideographProfiles: readonly Profile[] = [
  {
    name: 'Japanese',
    characters:
      'のにはをたがでとしれさあるいもするかなてこららだりよそきっくまつえんけ' +
      'アイウエオカキクケコサシスセソタチツテトナニネノハバパヒビピフブプヘベペホボポマミムメモヤユヨラリルレロワンジズダデドガグゴーッャュョィェ' +
      'おうちすせねほみむめやゆわろげじずどばびぶべぼ、。「」・日人年大一本中国会事者社',
    expected: 0.72,
    encodings: ['shift_jis', 'euc-jp'],
  },
  {
    name: 'Chinese, simplified',
    characters:
      '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里' +
      '用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实' +
      '日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政' +
      '，。、：；“”！？《》',
    expected: 0.5,
    encodings: ['gb18030'],
  },
  {
    name: 'Chinese, traditional',
    characters:
      '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡' +
      '用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實' +
      '日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政' +
      '，。、：；「」！？',
    expected: 0.5,
    encodings: ['big5'],
  },
  {
    name: 'Korean',
    characters:
      '이다의는에을가고로하지기한사은를도서나인어자그대리시있아라수들해스정일으전주부보과만제장적원년것상여동국' +
      '우무구게면니음위성오공중용세조소비간되신요관화유방했할마당식였문실생물미연경부진내',
    expected: 0.62,
    encodings: ['euc-kr'],
  },
]

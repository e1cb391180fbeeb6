import type { Language } from '@docent/runtime/text'
import { plain } from './plain.ts'
import { word, type Kind } from './values.ts'

/** What a question asks for, as far as its words tell. */
export interface Asked {
  kind: Kind | undefined
  /** Words of the question that only say what kind of thing is asked for: they need not stand in the answer. */
  asking: ReadonlySet<string>
}

type Forms = Partial<Record<Kind, string>>

/** How each kind is asked for, by language. What a word means in one ("was", "are", "die") it does not mean in the others. */
const spaced: Partial<Record<Language, Forms>> = {
  en: {
    price:
      'how much(?!\\s+(?:time|notice|weight|space|storage|does .*weigh))|what (?:do|does|did|would|will) .*\\b(?:cost|charge)|what (?:do|must|should|will|would) (?:i|we) (?:have to )?pay(?! (?:with|by|in))|prices?|pricing|costs?|(?<!\\b(?:on|per|one|single|full|of) (?:a |one )?(?:single |full )?)charges?(?! (?:my|your|the|a|an) )|fees?|how expensive|how high (?:is|are)(?=.*\\b(?:tax|fee|deposit|rent|price|cost|surcharge|charge|fine|rate|premium|toll)s?\\b)',
    phone:
      '(?<!(?:my|his|her|their|new|lost|broken|by|on|over) )phone(?! (?:case|app|screen|repair|calls?|conversations?|bookings?|orders?|consultations?))(?: (?:number|no|nr))?|phone (?:number|no|nr)|telephone(?: (?:number|no|nr))?|tel(?: (?:number|no|nr))?|mobile number|who (?:do|can|should|shall) i (?:call|ring|phone)|(?:your|ur|yr) (?:(?:contact|shop|office|work|main|reception) )?(?:number|num)(?! (?:of|plate)(?!\\p{L}))|(?:number|line) to (?:call|ring)|(?:what|which) number|number (?:for|of) (?:the|your|a|an)',
    mail: 'e-?mail(?: address)?|mail address',
    link: '(?:your|what is the|whats the|what.s the|which) (?:website|web ?site|homepage|url)|web address|(?:^|the )url',
    percent: 'what percent(?:age)?|how many per ?cent',
    clock:
      'what time|opening (?:hours|times)|business hours|office hours|(?<!(?:many|few|\\d|half|two|three) )hours|(?:until|till) when(?!.*\\b(?:cancel|change|move|return|register|sign)\\b)|how late|how early|when(?=.*\\b(?:open|opens|close|closes|closed|opening|shut)\\b)(?!.*\\b(?:closed|shut)\\b.*\\b(?:spring|summer|autumn|fall|winter|holidays?|break|season|year|christmas|easter)\\b)|(?:are|is)(?=.*\\bopen\\b(?!.?source))|^open(?:ed)? (?:on |at )?(?=(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\\b|christmas|easter|new year|weekends?|bank|today|tomorrow)|(?:mon|tues|wednes|thurs|fri|satur|sun)days? open(?=[?!\\s]*$)',
    duration:
      "how long(?!.*\\b(?:met(?:er|re)s?|feet|foot|cm|km|miles?|inch(?:es)?)\\b)|how (?:many|much) (?:days|weeks|months|years|hours|minutes|time|notice)|how soon|how far (?:ahead|in advance|back)|how quickly|how fast(?=.*\\b(?:deliver|ship|arriv|repl|answer|respon))|how often|how old|(?:from |at )?(?:what|which) age|minimum age|age limit|(?:delivery|lead|waiting|processing) time|(?:what(?: is|s|[’']s) (?:the|your) )?(?:[\\p{L}-]+ ){1,2}(?:period|deadline|time limit)(?=[?\\s]*$)",
    measure:
      'how long(?=.*\\b(?:met(?:er|re)s?|feet|foot|cm|km|miles?|inch(?:es)?)\\b)|how (?:heavy|tall|high|wide|deep|big|large|far|thick|strong|hot|cold|warm)|how much (?:weight|space|storage|does .* weigh)|weight|dimensions|torque',
    number: 'how many|how much|what number|maximum|minimum|max',
    date: '^(?:[^\\s]+ ){0,2}when|when(?=[?\\s]*$)|(?:what|which) (?:dates?|days?|month|year|weekday)|since when|by when|(?:until|till) when',
    place:
      'where(?:abouts)?(?! (?:do|can|should|could|must|would) (?:i|we|you|people) (?:report|complain|apply|write|send|sign up|register|log in|unsubscribe|cancel|change|manage)(?!\\p{L}))|add?ress?|post ?code|zip ?code|location|how (?:do|can) i (?:get|find) (?:there|to you|you)',
    person: 'who|whom|whose|contact person|name of',
    'yes-no':
      '^(?:(?:hi|hello|hey|and|but|so|or),? )*(?:is|are|am|was|were|do|does|did|can|could|may|might|will|would|shall|should|have|has|had|must|any)(?! (?:much|long))',
  },
  de: {
    price:
      'was (?:kostet|kosten|zahl\\p{L}*|muss .*zahlen)|kostet|kosten|preise?|wie ?viel (?:kostet|kosten|zahl\\p{L}*|muss .*zahlen|bezahl\\p{L}*)|wie teuer|wie hoch (?:ist|sind|wäre|waere)(?=.*(?:kaution|preis|kosten|gebühr|miete|pauschale|zuschlag|strafe|anzahlung|selbstbeteiligung|beitrag|eintritt|taxe|steuer|abgabe|umlage|maut|porto|honorar|entgelt|betrag|pfand|bußgeld|bussgeld|prämie|satz(?!el)))|gebühr(?:en)?|tarife?|zuzahlung|eigenanteil',
    phone:
      'telefon(?:nummer|nr\\.?)?|tel\\.?(?: ?nr\\.?| nummer)?|rufnummer|handynummer|(?:wen|wo) .*\\banrufen|(?:wen|wo) ruf\\p{L}* .*\\ban|nummer (?:von|vom|zum|zur|für|fürs|um|der|des|wo)',
    mail: 'e-?mail(?:-?adresse)?|mailadresse',
    link: 'webseite|internetseite|homepage|website',
    percent: 'wie ?viel prozent|prozentsatz',
    clock:
      '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|feiertag|heute|morgen)(?:s|e|en)? (?:offen|geöffnet|auf|zu)(?=[?!\\s]*$)|um wie ?viel uhr|wie ?viel uhr|wann(?=.*(?:\\boffen|\\bauf\\b|geöffnet|öffne|schließ|\\bzu\\b|\\bmacht\\b))|bis wann(?=.*(?:offen|auf\\b|geöffnet|zu\\b))|öffnungszeiten|sprechzeiten|sprechstunden?|geschäftszeiten|wie lange? (?:habt|haben|hat|ist|seid|sind) (?=.*(?:offen|geöffnet|\\bauf\\b))|(?:habt|haben|ist|seid|sind|hat)(?=.*\\b(?:offen|geöffnet|auf(?=[\\s?!.,]*$| (?:a[mnb]|auch|bis|heute|morgen|übermorgen|um|und|oder|von|vor|nach|zu|zwischen|über|in|wenn|diese\\p{L}*|nächste\\p{L}*|\\p{L}+tags?|weihnachten|ostern|pfingsten|silvester|neujahr)(?!\\p{L})))(?!\\p{L}))',
    duration:
      'wie lange?|wie ?viele? (?:tage|wochen|monate|jahre|stunden|minuten|zeit)|wie schnell|wie oft|wie alt|(?:ab |mit |in )?welche[ms] alter|mindestalter|altersgrenze|welche frist|\\p{L}+frist|lieferzeit|dauer',
    measure: 'wie (?:schwer|hoch|breit|tief|groß|gross|weit|dick|heiß|heiss|kalt|warm)|gewicht|maße',
    number: 'wie ?viele?|anzahl|wie ?viel|höchstens|maximal',
    date: 'wann|seit wann|bis wann|(?:an )?welche[mnrs]? (?:tage?n?|datum|monat|jahr|wochentag)',
    place:
      'wo(?!(?=.*(?:meld|beschwer|kündig|bewerb|beantrag|reklamier)) (?:kann|muss|soll|darf|melde|beschwere|kündige|bewerbe|beantrage|reklamiere) (?:ich|man|wir)(?!\\p{L}))|wohin(?!(?=.*(?:wend|schreib)) (?:kann|muss|soll|darf|wende|schreibe) (?:ich|man|wir)(?!\\p{L}))|woher|adresse|anschrift|standort',
    person: 'wer|wem|wen|wessen|ansprechpartner(?:in)?',
    'yes-no':
      '^(?:(?:hallo|hi|und|aber),? )*(?:kann|kan|können|könnt|darf|dürfen|ist|sind|seid|hat|hast|habt|haben|gibt|gibts|macht|machen|nehmt|nehmen|verkauft|verkaufen|bietet|bieten|muss|müssen|soll|sollte|wird|werden|geht|akzeptiert|behandeln|behandelt|repariert|reparieren|liefert|liefern|bekomm\\p{L}*|kostet der|übernimmt|zahlt|bin|brauch\\p{L}*|lohnt|funktioniert|sprecht|sprechen|gehen|gelten|stimmt|lasst|lassen|schickt|schicken|verschickt|verleiht|vermietet|führt|führen|nehm|nehme|bekomme|krieg\\p{L}*|darf|findet|kommt|komme|passt|zählt|steht|werdet|würdet|hättet|könntet|kostet es|reicht)',
  },
  fr: {
    price:
      'combien (?:coûte\\p{L}*|ça coûte|est-ce|faut-il payer|ça fait)|combien (?:s.élève|se monte)\\p{L}*|quel est le montant|coûte\\p{L}*|coût|prix|tarifs?|frais',
    phone: 'téléphone|numéro(?: de téléphone)?|tél|appeler',
    mail: 'e-?mail|adresse (?:e-?mail|électronique)|courriel|mail',
    link: 'site (?:web|internet)',
    percent: 'quel pourcentage',
    clock:
      '[aà] quelle heure|quelle heure|heures? d.ouverture|horaires?|ouvert(?:e|s|es)?|ouvrez|fermez|ouvre|ferme|jusqu.à quelle heure',
    duration:
      'combien de (?:temps|jours|semaines|mois|heures|minutes|ans)|(?:à partir de )?quel âge|âge minimum|quel délai|délais?|durée?|dure',
    measure: 'quel(?:le)? (?:poids|taille|hauteur|largeur)|poids|dimensions',
    number: 'combien|nombre',
    date: 'quand|quel(?:le)?s? (?:date|jours?|mois|année)',
    place: 'où|adresse',
    person: 'qui',
    'yes-no':
      '^(?:(?:bonjour|et|mais),? )*(?:est-ce|avez|vendez|acceptez|puis|peut|peux|pouvez|faut|proposez|faites|y a|êtes|es-tu|livrez|réparez|as-tu|on peut|je peux|c.est possible|vous (?:avez|êtes|faites|vendez|livrez|acceptez|prenez|proposez|louez|réparez|ouvrez|donnez)|prenez|louez|c.est|ça|il y a|sont|est|ont|a-t-on|doit-on|dois-je|faut-il|mon|ma|mes)',
  },
  es: {
    price:
      'a cuánto asciende\\p{L}*|cuál es el importe|cuánto (?:cuesta\\p{L}*|vale\\p{L}*|es|cobran|hay que pagar)|cuanto cuesta\\p{L}*|cuesta\\p{L}*|precios?|coste?|tarifas?',
    phone: 'teléfono|número(?: de teléfono)?|llamar|tel',
    mail: 'correo(?: electrónico)?|e-?mail',
    link: 'sitio web|página web|web',
    percent: 'qué porcentaje',
    clock: 'a qué hora|hasta qué hora|qué hora|horarios?|abren?|cierran?|abiert[oa]s?|abrís|cerráis',
    duration:
      'cuánto (?:tiempo|dura|tarda\\p{L}*)|(?:a partir de |con |desde )?qué edad|edad mínima|cuánt[oa]s (?:días|semanas|meses|horas|minutos|años)|plazo|dura',
    measure: 'cuánto (?:pesa|mide)|peso|tamaño|medidas',
    number: 'cuánt[oa]s?|número|máximo',
    date: 'cuándo|qué (?:día|días|fecha|mes|año)',
    place: 'dónde|dirección|donde',
    person: 'quién(?:es)?',
    'yes-no':
      '^¿?(?:(?:hola|y|pero),? )*(?:hay|tienen?|tenéis|puedo|puede|se puede|venden|vendéis|aceptan|aceptáis|ofrecen|hacen|es|está|están|son|reparan|envían|hacéis|admiten|admitís|necesito|está incluid\\p{L}*|me puedo|os|se|mandáis|mandan|enviáis|atendéis|atienden|lleváis|llevan|dais|dan|puedes|podéis|pueden|sirve\\p{L}*|va|vale|incluye\\p{L}*|hago|tengo que|hace falta|ten[ée]is)',
  },
  pt: {
    price: 'qual (?:é )?o valor|quanto (?:custa\\p{L}*|é|fica|pago|cobram)|custa\\p{L}*|preços?|tarifas?|custo',
    phone: 'telefone|número(?: de telefone)?|ligar|tel',
    mail: 'endereço de e-?mail|e-?mail',
    link: 'site|página',
    percent: 'que porcentagem|que percentagem',
    clock: 'a que horas|que horas|horários?|abrem?|fecham?|abert[oa]s?|até que horas',
    duration:
      'quanto tempo|(?:a partir de |com |desde )?que idade|idade mínima|quant[oa]s (?:dias|semanas|meses|horas|minutos|anos)|prazo|dura|demora',
    measure: 'quanto (?:pesa|mede)|peso|tamanho|dimensões',
    number: 'quant[oa]s?|número|máximo',
    date: 'quando|que (?:dia|dias|data|mês|ano)',
    place: 'onde|endereço|morada',
    person: 'quem',
    'yes-no':
      '^(?:(?:olá|oi|e|mas),? )*(?:há|têm|tem|posso|pode|podem|vendem|aceitam|oferecem|fazem|são|é|está|estão|entregam|preciso|dá para|consertam|vocês|dão|incluem?|inclui|aceita|vende|faz|tenho|consigo|é possível|dá|serve|funciona)',
  },
  it: {
    price:
      'a quanto ammonta\\p{L}*|qual è l.importo|quanto (?:costa\\p{L}*|costano|viene|devo pagare|si paga)|costa\\p{L}*|prezz[oi]|tariff[ae]|costo',
    phone: 'telefono|numero(?: di telefono)?|chiamare|tel',
    mail: 'indirizzo e-?mail|e-?mail|mail|posta elettronica',
    link: 'sito(?: web)?',
    percent: 'che percentuale',
    clock: 'a che ora|orari[oi]?|apert[oiae]|aprite|chiudete|apre|chiude|fino a che ora',
    duration:
      'quanto (?:tempo|dura\\p{L}*|ci vuole|ci mette)|(?:da |a )?(?:che|quale) età|età minima|quant[ie] (?:giorni|settimane|mesi|ore|minuti|anni)|durata|entro quando',
    measure: 'quanto (?:pesa|misura|è (?:alto|largo|grande))|peso|dimensioni',
    number: 'quant[oiae]|numero|massimo',
    date: 'quando|(?:che|quali|quale) (?:giorno|giorni|data|mese|anno)',
    place: 'dove|indirizzo',
    person: 'chi',
    'yes-no':
      '^(?:(?:ciao|salve|e|ma),? )*(?:avete|posso|si può|può|vendete|accettate|offrite|fate|c.è|ci sono|è|sono|siete|bisogna|devo|riparate|spedite|ha|hanno|prendete|consegnate|noleggiate|date|posso|possono|possiamo|potete|include|includono|serve|funziona|vale|è possibile)',
  },
  nl: {
    price:
      'hoe hoog (?:is|zijn)(?=.*(?:belasting|kosten|huur|prijs|borg|tarief|toeslag|boete|bijdrage|heffing))|hoeveel (?:kost|kosten|betaal)|wat (?:kost|kosten)|kost|prijs|prijzen|tarie(?:f|ven)|kosten',
    phone: 'telefoonnummer|telefoon|nummer|bellen|tel',
    mail: 'e-?mailadres|mailadres|e-?mail|mail',
    link: 'website|webadres',
    percent: 'welk percentage|hoeveel procent',
    clock:
      'hoe laat|openingstijden|openingsuren|tot hoe laat|(?:zijn|is|bent|ben)(?=.*\\bopen\\b)|wanneer(?=.*\\b(?:open|dicht|gesloten)\\b)',
    duration:
      'hoe lang|hoeveel (?:dagen|weken|maanden|uur|minuten|jaar|tijd)|hoe snel|hoe vaak|hoe oud|(?:vanaf )?welke leeftijd|minimumleeftijd|levertijd|termijn|duur',
    measure: 'hoe (?:zwaar|hoog|breed|diep|groot|ver)|gewicht|afmetingen',
    number: 'hoeveel|aantal|maximaal',
    date: 'wanneer|welke (?:dag|dagen|datum|maand)|welk jaar',
    place: 'waar|adres',
    person: 'wie',
    'yes-no':
      '^(?:(?:hallo|hoi|en|maar),? )*(?:kan|kun|kunnen|mag|heeft|hebben|hebt|heb|is|zijn|verkopen|verkoopt|accepteert|accepteren|moet|moeten|zit|bieden|doen|doet|leveren|repareren|ben|zal|gaat|geven|geeft|nemen|neemt|bezorgen|bezorgt|verhuren|verhuurt|hoeft?|wil|willen|zou|zouden|kom|komt|krijg|krijgen|werkt|geldt|zitten|maken|maakt|worden|wordt|blijft?)',
  },
  tr: {
    price: 'ne kadar(?! sür)|kaç (?:para|lira|tl|euro)|fiyat\\p{L}*|ücret\\p{L}*',
    phone: 'telefon\\p{L}*(?: numara\\p{L}*)?|numara\\p{L}*|ara\\p{L}*yım',
    mail: 'e-?posta\\p{L}*|mail\\p{L}*',
    link: 'web site\\p{L}*|internet site\\p{L}*',
    percent: 'yüzde kaç',
    clock: 'saat kaç\\p{L}*|çalışma saat\\p{L}*|açılış|kapanış|açık\\p{L}*|kaça kadar|kaçta',
    duration: 'ne kadar sür\\p{L}*|kaç (?:gün|hafta|ay|saat|dakika|yıl)\\p{L}*|ne zamana kadar',
    measure: 'ağırlı\\p{L}*|boyut\\p{L}*|kaç (?:kilo|metre|santim)\\p{L}*',
    number: 'kaç|en fazla',
    date: 'ne zaman|hangi (?:gün|tarih|ay|yıl)\\p{L}*',
    place: 'nere\\p{L}*|adres\\p{L}*',
    person: 'kim\\p{L}*',
    'yes-no': '\\p{L}+ (?:mı|mi|mu|mü|mısınız|misiniz|musunuz|müsünüz|mıyım|miyim|mudur|müdür)|var mı',
  },
}

/** The same in scripts without spaces and in Arabic. */
const others: readonly (readonly [Kind, RegExp])[] = [
  ['phone', /電話|电话|رقم الهاتف|هاتف|تلفون/u],
  ['mail', /メール|邮箱|البريد الإلكتروني|إيميل/u],
  ['link', /ウェブサイト|ホームページ|الموقع الإلكتروني/u],
  ['percent', /何パーセント|百分之几|كم نسبة/u],
  ['clock', /何時|営業時間|几点|ساعات العمل|متى تفتح|متى تغلق|مفتوح/u],
  [
    'duration',
    /どのくらい(?:の時間|かか)|何日|何週間|何か月|何ヶ月|何年間|何時間|何分|多久|多长时间|كم (?:من الوقت|يوم|ساعة|مدة|تستغرق|يستغرق)|ما (?:هي )?مدة/u,
  ],
  ['price', /いくら|料金|値段|価格|費用|多少钱|كم (?:سعر|ثمن|تكلفة|يكلف|تكلف)|بكم|السعر|سعر|تكلفة/u],
  ['measure', /重さ|大きさ|サイズ|长度|重量|وزن|حجم/u],
  [
    'date',
    /いつ|何曜日|何月|何年|哪一?年|哪天|什么时候|何时|متى|कब|किस (?:वर्ष|साल)|когда|каком году|khi nào|năm nào|ngày nào/u,
  ],
  ['number', /いくつ|何人|何個|何回|多少|几|كم|कितन|сколько|bao nhiêu|mấy/u],
  ['place', /どこ|住所|場所|哪里|أين|عنوان|где|куда|откуда|कहाँ|ở đâu/u],
  ['person', /誰|だれ|谁|من هو|من هي|^من |кто|кого|кем|кому|किसने|कौन|\bai\b/u],
  ['yes-no', /ですか|ますか|でしょうか|吗|^هل/u],
]

/** The narrow kinds come before those whose words they share. */
const ORDER: readonly Kind[] = [
  'phone',
  'mail',
  'link',
  'percent',
  'clock',
  'duration',
  'price',
  'measure',
  'number',
  'date',
  'place',
  'person',
  'yes-no',
]

interface Reader {
  kind: Kind
  pattern: RegExp
}

const readers = new Map<Language, readonly Reader[]>()

/** Made when the first question of a language comes: most installations are asked in two or three. */
function readersOf(language: Language): readonly Reader[] {
  const made = readers.get(language) ?? [...readersFrom(spaced[language] ?? {})]
  readers.set(language, made)
  return made
}

function* readersFrom(forms: Forms): Generator<Reader> {
  for (const kind of ORDER) {
    if (forms[kind] === undefined) continue
    const words = plain(forms[kind])
    const isWhole = /^\^\(\?:\(/.test(words) || words.startsWith('^¿')
    yield { kind, pattern: new RegExp(isWhole ? `${words}(?![\\p{L}])` : word(words), 'iu') }
  }
}

/** Verbs and nouns that say of an answer only what its kind says already, whichever words asked for it. */
const beside: Partial<Record<Kind, string>> = {
  price:
    'cost costs costing price prices pay paying charge charges charged fee fees expensive much kostet kosten koste preis preise zahlen zahle zahl bezahlen teuer ' +
    'coûte coûtent coûter prix payer tarif cuesta cuestan cobran pagar precio custa custam pagar preço costa costano pagare prezzo kost kosten betalen prijs ücret fiyat tutar',
  duration:
    'period deadline limit frist time times take takes taking last lasts lasting long dauert dauern dauer braucht brauchen lang lange dure durer durée prend dura tarda tardan durar demora durare impiega duurt duren lang sürer sürüyor',
  clock:
    'open opens opening close closes closed closing shut hours hour time times offen auf zu geöffnet geschlossen öffnet öffnen schließt schließen macht uhr uhrzeit zeiten ' +
    'ouvert ouverte ouvrez fermé ferme heure heures horaires abierto abierta abren cierran horario aberto abrem fecham horário aperto aperti chiuso orari open gesloten dicht uur açık kapalı saat saatleri',
  phone:
    'phone telephone number numbers nr no tel mobile call ring telefon telefonnummer nummer nr anrufen téléphone numéro appeler teléfono número llamar telefone ligar telefono numero chiamare telefoonnummer bellen telefon numarası numara',
  mail: 'email mail address adresse mailadresse correo dirección endereço indirizzo adres mailadres posta write schreiben',
  number: 'many number amount anzahl viele',
  place: 'address located location find adresse anschrift',
  measure:
    'much weigh weighs weight heavy big large tall high wide deep size hot cold warm temperature heiß kalt temperatur wiegt gewicht schwer groß größe hoch breit ' +
    'pèse poids pesa peso mide misura mede weegt zwaar',
  date: 'date day days month year datum tag tage jahr',
}

const besideOf = new Map(Object.entries(beside).map(([kind, list]) => [kind as Kind, list.split(' ')] as const))
/** "À partir de quel âge": all of it only asks. */
const NAMES_AGE = /(?:age|edad|idade|eta|leeftijd)$/iu
const NO_WORDS: readonly string[] = []

/** "Ratenzahlung möglich?", "dogs allowed": a yes or no is asked for without a verb before it. */
const WITHOUT_VERB =
  /^(?!(?:what|which|who|whose|how|when|where|why|was|welche\p{L}?|wer|wessen|wie|wann|wo|warum|wieso|que|qu[eé]|quel\p{L}*|qui|comment|cómo|cuál\p{L}*|quién|como|qual\p{L}*|quem|che|cosa|chi|come|wat|welke?|wie|hoe|wanneer|waar)(?!\p{L}))(?:[^\s?]+ ){1,3}(?:possible|allowed|permitted|included|available|refundable|free|möglich|erlaubt|gestattet|inklusive|inbegriffen|enthalten|dabei|vorhanden|verfügbar|kostenlos|gratis|permise?s?|inclus[eoai]?s?|comprise?s?|gratuite?s?|posible|permitid[oa]s?|incluid[oa]s?|possível|possibile|permess[oaie]|gratuit[oaie]|mogelijk|toegestaan|inbegrepen)[\s?]*$/iu

const NUMBER = /n[uo]m(?:b|m|e|a)[er]\p{L}*|\bn(?:o|r|um)\b/iu

/** What a question asks for, where its words tell. A price is asked for before a number of something ("price WhatsApp number"). */
/** "How much notice do you need?" names what is asked for, too. */
const NOTICE = 'notice'

export function askedOf(question: string, language: Language | undefined): Asked {
  const typed = plain(question)
  const languages = language !== undefined && language in spaced ? [language] : (Object.keys(spaced) as Language[])
  for (const forms of languages.map(readersOf)) {
    for (const { kind, pattern } of forms) {
      const how = pattern.exec(typed)?.[0]
      if (how === undefined) continue
      // "When can I ring you?" asks for no number.
      if (
        kind === 'phone' &&
        !NUMBER.test(typed) &&
        forms.some((one) => one.kind === 'clock' && one.pattern.test(typed))
      )
        continue
      const heard = how.toLowerCase().split(/[^\p{L}\p{N}-]+/u)
      // What stands between the parts of a form is what is asked about.
      const isLong = heard.length > 3 && !NAMES_AGE.test(how)
      const asking = kind === 'yes-no' || isLong || / time$/.test(how) ? [] : heard.filter((one) => one !== NOTICE)
      return { kind, asking: new Set([...asking, ...(besideOf.get(kind) ?? NO_WORDS)]) }
    }
  }
  const other = others.find(([, pattern]) => pattern.test(question))
  return { kind: other?.[0] ?? (WITHOUT_VERB.test(question.trim()) ? 'yes-no' : undefined), asking: new Set() }
}

/** How columns are called that hold for whoever asks for none of the others. */
const USUAL =
  /^(?:standard|normal|regular|usual|basic|ordinary|full price|regulär|normalpreis|grundpreis|vollpreis|üblich|normale?|plein tarif|tarif plein|tarif normal|régulier|básico|estándar|tarifa (?:normal|general)|padrão|preço normal|tariffa intera|intero|gewoon|standaard|normaal|vol tarief|tam (?:fiyat|ücret))(?!\p{L})/iu

/** The one of some columns that is called the usual one; undefined where none is, or several are. */
export function usualColumn(heads: readonly string[], among: readonly number[]): number | undefined {
  const usual = among.filter((column) => USUAL.test(heads[column]?.trim() ?? ''))
  return usual.length === 1 ? usual[0] : undefined
}

/** What is paid before, besides or back: no column of it says what a thing costs. */
const BESIDES = new RegExp(
  `(?<!\\p{L})(?:${[
    'deposit|down ?payment|final cleaning|cleaning (?:fee|charge)|pets?|extras?|surcharges?|supplements?|add-?ons?|insurance|waiver|late (?:fee|return)|penalty|excess|(?:booking|registration|enrolment|joining|admin) fee|shipping|delivery|postage|discounts?|savings?|(?:tourist|city) tax',
    '\\p{L}*kaution|anzahlung|end-?reinigung|haustiere?|zuschlag|\\p{L}*zuschläge?|aufpreis|versicherung|selbstbeteiligung|\\p{L}*rabatt|ermäßigung|ersparnis|(?:anmelde|aufnahme|buchungs|einschreib\\p{L}*)gebühr|versand\\p{L}*|lieferung|pfand|kurtaxe|storno\\p{L}*',
    "acompte|caution|arrhes|ménage|animaux|suppléments?|assurance|franchise|frais d['’]\\p{L}+|frais de (?:dossier|port)|livraison|remise|réduction|taxe de séjour",
    'fianza|depósito|señal|limpieza final|mascotas?|suplementos?|seguro|matrícula|envío|descuento|tasa turística',
    'caução|sinal|limpeza final|animais|seguro|inscrição|matrícula|envio|desconto|taxa turística',
    'cauzione|acconto|caparra|pulizi[ae] finali?|animali|supplement[oi]|assicurazione|iscrizione|spedizione|sconto|tassa di soggiorno',
    'borg|waarborg\\p{L}*|aanbetaling|eindschoonmaak|huisdier(?:en)?|toeslag\\p{L}*|verzekering|inschrijf\\p{L}*|verzending|korting|toeristenbelasting|statiegeld',
    'depozito|kapora|son temizlik|evcil hayvan\\p{L}*|sigorta|kayıt ücreti|kargo|indirim',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** "With insurance", "incl. delivery": all of a price, or another one of the same thing. */
const WITH =
  /(?<!\p{L})(?:with|without|incl\p{L}*|excl\p{L}*|mit|ohne|inkl\p{L}*|exkl\p{L}*|avec|sans|con|sin|com|sem|senza|met|zonder|dahil|hariç)(?!\p{L})/iu
export const tellsWhatIsBesides = (head: string): boolean => BESIDES.test(head) && !WITH.test(head)

import { mayBeMentioned, type Evidence } from './evidence.ts'

/** What a heading or a title names, and what customers ask about it. */
type Everyday = readonly (readonly [names: RegExp, asks: string, told: Evidence])[]

/**
 * What businesses write about everywhere, by language. A heading is a name; whoever reads it in a bubble wants a question. What is not
 * here is not made into one: a wrong sentence in the owner's bubble is worse than an empty line in the form.
 */
const everyday: Readonly<Record<string, Everyday>> = {
  en: [
    [/support hours|hours of support/iu, 'When is your support available?', 'hours'],
    [
      /\b(?:opening|business|office|shop|visiting) (?:hours|times)\b|^hours\b|, hours\b/iu,
      'When are you open?',
      'hours',
    ],
    [/\bcontacts?\b|\breach us\b|telephone|\bphone\b/iu, 'How can I reach you?', 'contact'],
    [/\bgetting (?:here|there)\b|\bdirections\b|\bfind us\b|\baddress(?:es)?\b/iu, 'Where can I find you?', 'place'],
    [/\bparking\b/iu, 'Where can I park?', 'parking'],
    [/\bappointments?\b/iu, 'Do I need an appointment?', 'appointment'],
    [/\bdeposits?\b/iu, 'How much is the deposit?', 'price'],
    [/\bcancel(?:l?ing|lations?)?\b/iu, 'How can I cancel?', 'terms'],
    [/\bcancel(?:l?ing|lations?)?\b/iu, 'Until when can I cancel free of charge?', 'freeUntil'],
    [/\bexchang(?:es?|ing)\b/iu, 'Can I exchange something?', 'terms'],
    [/\breturns?\b|\breturning\b/iu, 'How long can I return something?', 'lasts'],
    [/\brefunds?\b/iu, 'When do I get my money back?', 'refund'],
    [/\bshipping\b|\bdeliver(?:y|ies|ing)\b/iu, 'How long does delivery take?', 'delivery'],
    [/\bshipping\b|\bdeliver(?:y|ies|ing)\b/iu, 'Where do you deliver?', 'region'],
    [/\bwarrant(?:y|ies)\b|\bguarantees?\b/iu, 'How long is the warranty?', 'warranty'],
    [/\bpay(?:ing|ments?)\b/iu, 'How can I pay?', 'payment'],
    [/\bpay(?:ing|ments?)\b/iu, 'Which cards do you accept?', 'payment'],
    [/\b(?:gift )?vouchers?\b|gift cards?\b/iu, 'How long are vouchers valid?', 'lasts'],
    [/\b(?:dogs?|pets?)\b/iu, 'Can I bring my dog?', 'animals'],
    [/\bwi-?fi\b|\bwlan\b/iu, 'Is there Wi-Fi?', 'any'],
    [/\bcheck-?in\b/iu, 'When is check-in?', 'arrival'],
    [/\bcheck-?out\b/iu, 'When do I have to check out?', 'arrival'],
    [/\bbreakfast\b/iu, 'When is breakfast?', 'clock'],
    [/\bbreakfast\b/iu, 'Is breakfast included?', 'included'],
    [/\bminimum age\b/iu, 'What is the minimum age?', 'number'],
    [/\bestimates?\b/iu, 'Is an estimate free of charge?', 'price'],
  ],
  de: [
    [/sprechzeit|sprechstunde/iu, 'Wann haben Sie Sprechstunde?', 'hours'],
    [/öffnungszeit|geschäftszeit/iu, 'Wann haben Sie geöffnet?', 'hours'],
    [/kontakt|erreichbar|telefon/iu, 'Wie kann ich Sie erreichen?', 'contact'],
    [/anfahrt|\badresse/iu, 'Wo finde ich Sie?', 'place'],
    [/parken|parkpl[aä]tz/iu, 'Wo kann ich parken?', 'parking'],
    [/\btermin(?:e|vergabe|vereinbarung)?\b/iu, 'Brauche ich einen Termin?', 'appointment'],
    [/notdienst|notfall/iu, 'Wen rufe ich im Notfall an?', 'contact'],
    [/anzahlung/iu, 'Wie hoch ist die Anzahlung?', 'price'],
    [/kaution/iu, 'Wie hoch ist die Kaution?', 'price'],
    [/storn|absagen?\b/iu, 'Wie kann ich absagen?', 'terms'],
    [/storn|absagen?\b/iu, 'Bis wann kann ich kostenlos absagen?', 'freeUntil'],
    [/umtausch/iu, 'Kann ich etwas umtauschen?', 'terms'],
    [/rückgabe|widerruf/iu, 'Wie lange kann ich etwas zurückgeben?', 'lasts'],
    [/versand|liefer/iu, 'Wie lange dauert die Lieferung?', 'delivery'],
    [/versand|liefer/iu, 'Wohin liefern Sie?', 'region'],
    [/garantie|gewährleistung/iu, 'Wie lange gilt die Garantie?', 'warranty'],
    [/zahlung|bezahl/iu, 'Wie kann ich bezahlen?', 'payment'],
    [/zahlung|bezahl/iu, 'Kann ich mit Karte bezahlen?', 'payment'],
    [/gutschein/iu, 'Wie lange ist ein Gutschein gültig?', 'lasts'],
    [/\b(?:hunde?|haustiere?)\b/iu, 'Darf ich meinen Hund mitbringen?', 'animals'],
    [/\bwlan\b|wi-?fi/iu, 'Gibt es WLAN?', 'any'],
    [/check-?in|\banreise\b/iu, 'Ab wann kann ich anreisen?', 'arrival'],
    [/check-?out|\babreise\b/iu, 'Bis wann muss ich abreisen?', 'arrival'],
    [/frühstück/iu, 'Wann gibt es Frühstück?', 'clock'],
    [/mindestalter/iu, 'Wie hoch ist das Mindestalter?', 'number'],
    [/kostenvoranschlag/iu, 'Was kostet ein Kostenvoranschlag?', 'price'],
  ],
  fr: [
    [/\bhoraires?\b|heures d.ouverture/iu, 'Quels sont vos horaires ?', 'hours'],
    [/\bcontacts?\b|nous joindre|téléphone/iu, 'Comment vous contacter ?', 'contact'],
    [/\baccès\b|\badresses?\b|nous trouver/iu, 'Où vous trouver ?', 'place'],
    [/\bparking\b|stationnement/iu, 'Où puis-je me garer ?', 'parking'],
    [/\bcaution\b/iu, 'Quel est le montant de la caution ?', 'price'],
    [/\bacomptes?\b/iu, 'Quel est le montant de l’acompte ?', 'price'],
    [/annul/iu, 'Comment annuler ?', 'terms'],
    [/échanges?\b/iu, 'Puis-je échanger un article ?', 'terms'],
    [/\bretours?\b/iu, 'Comment retourner un article ?', 'terms'],
    [/rembours/iu, 'Quand suis-je remboursé ?', 'refund'],
    [/livraison|\benvois?\b/iu, 'Quel est le délai de livraison ?', 'delivery'],
    [/livraison|\benvois?\b/iu, 'Où livrez-vous ?', 'region'],
    [/garantie/iu, 'Combien de temps dure la garantie ?', 'warranty'],
    [/pa[iy]ement|règlement des/iu, 'Comment puis-je payer ?', 'payment'],
    [/pa[iy]ement|règlement des/iu, 'Puis-je payer par carte ?', 'payment'],
    [/rendez-vous/iu, 'Faut-il prendre rendez-vous ?', 'appointment'],
    [/(?:bons?|chèques?)[- ]cadeaux?/iu, 'Combien de temps un bon cadeau est-il valable ?', 'lasts'],
  ],
  es: [
    [/\bhorarios?\b/iu, '¿Cuál es su horario?', 'hours'],
    [/contacto|tel[eé]fono/iu, '¿Cómo puedo contactar con ustedes?', 'contact'],
    [/cómo llegar|direcci[oó]n|dónde estamos/iu, '¿Dónde están?', 'place'],
    [/aparcamiento|estacionamiento/iu, '¿Dónde puedo aparcar?', 'parking'],
    [/fianza|depósito/iu, '¿De cuánto es la fianza?', 'price'],
    [/cancela/iu, '¿Cómo puedo cancelar?', 'terms'],
    [/cambios/iu, '¿Puedo cambiar un artículo?', 'terms'],
    [/devoluci/iu, '¿Qué plazo tengo para devolver un artículo?', 'lasts'],
    [/reembols/iu, '¿Cuándo me devuelven el dinero?', 'refund'],
    [/env[ií]os?\b|entregas?\b/iu, '¿Cuánto tarda el envío?', 'delivery'],
    [/garant[ií]a/iu, '¿Cuánto dura la garantía?', 'warranty'],
    [/\bpagos?\b/iu, '¿Cómo puedo pagar?', 'payment'],
    [/\bpagos?\b/iu, '¿Puedo pagar con tarjeta?', 'payment'],
    [/\bcitas?\b/iu, '¿Necesito cita previa?', 'appointment'],
  ],
  it: [
    [/\borari\w*\b/iu, 'Quali sono i vostri orari?', 'hours'],
    [/contatt|telefono/iu, 'Come posso contattarvi?', 'contact'],
    [/come raggiungerci|indirizz|dove siamo/iu, 'Dove vi trovate?', 'place'],
    [/parchegg/iu, 'Dove posso parcheggiare?', 'parking'],
    [/cauzione|acconto/iu, 'A quanto ammonta la cauzione?', 'price'],
    [/annull|disdett|cancellazion/iu, 'Come posso annullare?', 'terms'],
    [/\bcambi\b/iu, 'Posso cambiare un articolo?', 'terms'],
    [/\bresi\b|restituzion/iu, 'Come posso restituire un articolo?', 'terms'],
    [/rimbors/iu, 'Quando ricevo il rimborso?', 'refund'],
    [/spedizion|consegn/iu, 'Quanto tempo richiede la consegna?', 'delivery'],
    [/garanzi/iu, 'Quanto dura la garanzia?', 'warranty'],
    [/pagament/iu, 'Come posso pagare?', 'payment'],
    [/pagament/iu, 'Posso pagare con carta?', 'payment'],
    [/appuntament/iu, 'Serve un appuntamento?', 'appointment'],
  ],
  nl: [
    [/openingstijd|openingsur/iu, 'Wanneer zijn jullie open?', 'hours'],
    [/contact|telefo/iu, 'Hoe kan ik jullie bereiken?', 'contact'],
    [/\badres|route\b|bereikbaarheid/iu, 'Waar vind ik jullie?', 'place'],
    [/parkeren|parkeer/iu, 'Waar kan ik parkeren?', 'parking'],
    [/\bborg\b|waarborg/iu, 'Hoe hoog is de borg?', 'price'],
    [/annuler/iu, 'Hoe kan ik annuleren?', 'terms'],
    [/ruilen|omruil/iu, 'Kan ik iets ruilen?', 'terms'],
    [/retour/iu, 'Hoe kan ik iets terugsturen?', 'terms'],
    [/bezorg|levering|verzending/iu, 'Hoe lang duurt de bezorging?', 'delivery'],
    [/garantie/iu, 'Hoe lang geldt de garantie?', 'warranty'],
    [/betal/iu, 'Hoe kan ik betalen?', 'payment'],
    [/betal/iu, 'Kan ik met pin betalen?', 'payment'],
    [/\bafspra(?:ak|ken)\b/iu, 'Moet ik een afspraak maken?', 'appointment'],
    [/cadeaubon/iu, 'Hoe lang is een cadeaubon geldig?', 'lasts'],
  ],
  pt: [
    [/\bhor[aá]rios?\b/iu, 'Qual é o vosso horário?', 'hours'],
    [/contact?os?\b|telefone/iu, 'Como posso contactar-vos?', 'contact'],
    [/como chegar|\bmorada\b|endereço/iu, 'Onde ficam?', 'place'],
    [/estacionamento/iu, 'Onde posso estacionar?', 'parking'],
    [/cauç|depósito/iu, 'Qual é o valor da caução?', 'price'],
    [/cancela/iu, 'Como posso cancelar?', 'terms'],
    [/\btrocas?\b/iu, 'Posso trocar um artigo?', 'terms'],
    [/devoluç/iu, 'Que prazo tenho para devolver um artigo?', 'lasts'],
    [/reembols/iu, 'Quando recebo o reembolso?', 'refund'],
    [/\benvios?\b|entregas?\b/iu, 'Quanto tempo demora a entrega?', 'delivery'],
    [/garantia/iu, 'Quanto tempo dura a garantia?', 'warranty'],
    [/pagamento/iu, 'Como posso pagar?', 'payment'],
    [/pagamento/iu, 'Posso pagar com cartão?', 'payment'],
    [/marcaç/iu, 'Preciso de marcação?', 'appointment'],
  ],
  tr: [
    [/çalışma saat|açılış saat/iu, 'Ne zaman açıksınız?', 'hours'],
    [/[iİ]letişim|telefon/iu, 'Size nasıl ulaşabilirim?', 'contact'],
    [/\badres/iu, 'Neredesiniz?', 'place'],
    [/[iİ]ade/iu, 'Bir ürünü nasıl iade edebilirim?', 'terms'],
    [/teslimat|kargo/iu, 'Teslimat ne kadar sürer?', 'delivery'],
    [/garanti/iu, 'Garanti ne kadar sürer?', 'warranty'],
    [/ödeme/iu, 'Nasıl ödeyebilirim?', 'payment'],
  ],
  ja: [
    [/営業時間|診療時間|開館時間/u, '営業時間は何時から何時までですか？', 'hours'],
    [/お?問い?合わ?せ|連絡先/u, 'どこに問い合わせればよいですか？', 'contact'],
    [/アクセス|所在地|住所/u, '場所はどこですか？', 'place'],
    [/駐車/u, '駐車場はありますか？', 'parking'],
    [/キャンセル/u, 'キャンセルはできますか？', 'terms'],
    [/返品/u, '返品はできますか？', 'terms'],
    [/配送|送料/u, '配送にはどのくらいかかりますか？', 'delivery'],
    [/保証/u, '保証期間はどのくらいですか？', 'warranty'],
    [/支払/u, '支払い方法は何がありますか？', 'payment'],
  ],
}

/** Headings that are questions but for their mark, or become one at their first words. */
const nearlyAsked: Readonly<Record<string, (heading: string) => string | undefined>> = {
  en(heading) {
    if (/\b(?:us|our|we)\b/iu.test(heading)) return undefined
    if (/^how to \p{L}/iu.test(heading)) return heading.replace(/^how to /iu, 'How do I ') + '?'
    return /^(?:what|where|when|who|how) (?:is|are|do|does|can|may|must|should)\b/iu.test(heading)
      ? `${heading}?`
      : undefined
  },
  de: (heading) =>
    /^(?:was|wo|wann|wer|wie) (?:ist|sind|kann|können|darf|dürfen|muss|müssen|kostet|kosten|gilt)(?!\p{L})/iu.test(
      heading,
    )
      ? `${heading}?`
      : undefined,
  fr: (heading) => (/^(?:comment|où|quand) \p{L}+(?:er|ir|re)(?!\p{L})/iu.test(heading) ? `${heading} ?` : undefined),
  es: (heading) => (/^(?:cómo|dónde|cuándo) \p{L}+r(?!\p{L})/iu.test(heading) ? `¿${heading}?` : undefined),
}

/** A question of customers, with what an answer to it has. */
export interface Asked {
  text: string
  told: Evidence
  /** How an answer has to name what is asked about, where it is only mentioned; undefined where a heading names it. */
  names?: RegExp
}

/** What customers ask about what a heading names, what most ask first; nothing where nobody would ask it that way. */
export function askedAbout(heading: string, language: string): Asked[] {
  const nearly = nearlyAsked[language]?.(heading)
  if (nearly !== undefined) return [{ text: nearly, told: 'any' }]
  return (everyday[language] ?? []).flatMap(([names, text, told]) => (names.test(heading) ? [{ text, told }] : []))
}

/** What they ask about what a text only mentions. */
export const mentionedIn = (text: string, language: string): Asked[] =>
  (everyday[language] ?? []).flatMap(([names, ask, told]) =>
    mayBeMentioned(told) && names.test(text) ? [{ text: ask, told, names }] : [],
  )

/** "What does “Small inspection” cost?": quoted, as nobody here knows its article. */
const costs: Readonly<Record<string, (name: string) => string>> = {
  en: (name) => `What does “${name}” cost?`,
  de: (name) => `Was kostet „${name}“?`,
  fr: (name) => `Combien coûte « ${name} » ?`,
  es: (name) => `¿Cuánto cuesta «${name}»?`,
  it: (name) => `Quanto costa «${name}»?`,
  nl: (name) => `Wat kost “${name}”?`,
  pt: (name) => `Quanto custa «${name}»?`,
  tr: (name) => `“${name}” ne kadar?`,
  ja: (name) => `「${name}」はいくらですか？`,
}

/** What customers ask about what a row of a price list is called. */
export function pricedAs(name: string, language: string): Asked[] {
  const text = costs[language]?.(name)
  const names = new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu')
  return text === undefined ? [] : [{ text, told: 'ofRow', names }]
}

/** What a heading or a title names, and what customers ask about it. */
type Everyday = readonly (readonly [names: RegExp, asks: string])[]

/**
 * What businesses write about everywhere, by language. A heading is a name; whoever reads it in a bubble wants a question. What is not
 * here is not made into one: a wrong sentence in the owner's bubble is worse than an empty line in the form.
 */
const everyday: Readonly<Record<string, Everyday>> = {
  en: [
    [/support hours|hours of support/iu, 'When is your support available?'],
    [/\b(?:opening|business|office|shop|visiting) (?:hours|times)\b|^hours\b|, hours\b/iu, 'When are you open?'],
    [/\bcontacts?\b|\breach us\b|telephone|\bphone\b/iu, 'How can I reach you?'],
    [/\bgetting (?:here|there)\b|\bdirections\b|\bfind us\b|\baddress(?:es)?\b/iu, 'Where can I find you?'],
    [/\bparking\b/iu, 'Where can I park?'],
    [/\bdeposits?\b/iu, 'How much is the deposit?'],
    [/\bcancel(?:l?ing|lations?)?\b/iu, 'How can I cancel?'],
    [/\bexchang(?:es?|ing)\b/iu, 'Can I exchange something?'],
    [/\breturns?\b|\breturning\b/iu, 'How long can I return something?'],
    [/\brefunds?\b/iu, 'When do I get my money back?'],
    [/\bshipping\b|\bdeliver(?:y|ies|ing)\b/iu, 'How long does delivery take?'],
    [/\bwarrant(?:y|ies)\b|\bguarantees?\b/iu, 'How long is the warranty?'],
    [/\bpay(?:ing|ments?)\b/iu, 'How can I pay?'],
  ],
  de: [
    [/sprechzeit|sprechstunde/iu, 'Wann haben Sie Sprechstunde?'],
    [/öffnungszeit|geschäftszeit/iu, 'Wann haben Sie geöffnet?'],
    [/kontakt|erreichbar|telefon/iu, 'Wie kann ich Sie erreichen?'],
    [/anfahrt|\badresse/iu, 'Wo finde ich Sie?'],
    [/parken|parkpl[aä]tz/iu, 'Wo kann ich parken?'],
    [/notdienst|notfall/iu, 'Wen rufe ich im Notfall an?'],
    [/anzahlung/iu, 'Wie hoch ist die Anzahlung?'],
    [/kaution/iu, 'Wie hoch ist die Kaution?'],
    [/storn|absagen?\b/iu, 'Wie kann ich absagen?'],
    [/umtausch/iu, 'Kann ich etwas umtauschen?'],
    [/rückgabe|widerruf/iu, 'Wie lange kann ich etwas zurückgeben?'],
    [/versand|liefer/iu, 'Wie lange dauert die Lieferung?'],
    [/garantie|gewährleistung/iu, 'Wie lange gilt die Garantie?'],
    [/zahlung|bezahl/iu, 'Wie kann ich bezahlen?'],
  ],
  fr: [
    [/\bhoraires?\b|heures d.ouverture/iu, 'Quels sont vos horaires ?'],
    [/\bcontacts?\b|nous joindre|téléphone/iu, 'Comment vous contacter ?'],
    [/\baccès\b|\badresses?\b|nous trouver/iu, 'Où vous trouver ?'],
    [/\bparking\b|stationnement/iu, 'Où puis-je me garer ?'],
    [/\bcaution\b/iu, 'Quel est le montant de la caution ?'],
    [/\bacomptes?\b/iu, 'Quel est le montant de l’acompte ?'],
    [/annul/iu, 'Comment annuler ?'],
    [/échanges?\b/iu, 'Puis-je échanger un article ?'],
    [/\bretours?\b/iu, 'Comment retourner un article ?'],
    [/rembours/iu, 'Quand suis-je remboursé ?'],
    [/livraison|\benvois?\b/iu, 'Quel est le délai de livraison ?'],
    [/garantie/iu, 'Combien de temps dure la garantie ?'],
    [/pa[iy]ement|règlement des/iu, 'Comment puis-je payer ?'],
  ],
  es: [
    [/\bhorarios?\b/iu, '¿Cuál es su horario?'],
    [/contacto|tel[eé]fono/iu, '¿Cómo puedo contactar con ustedes?'],
    [/cómo llegar|direcci[oó]n|dónde estamos/iu, '¿Dónde están?'],
    [/aparcamiento|estacionamiento/iu, '¿Dónde puedo aparcar?'],
    [/fianza|depósito/iu, '¿De cuánto es la fianza?'],
    [/cancela/iu, '¿Cómo puedo cancelar?'],
    [/cambios/iu, '¿Puedo cambiar un artículo?'],
    [/devoluci/iu, '¿Qué plazo tengo para devolver un artículo?'],
    [/reembols/iu, '¿Cuándo me devuelven el dinero?'],
    [/env[ií]os?\b|entregas?\b/iu, '¿Cuánto tarda el envío?'],
    [/garant[ií]a/iu, '¿Cuánto dura la garantía?'],
    [/\bpagos?\b/iu, '¿Cómo puedo pagar?'],
  ],
  it: [
    [/\borari\w*\b/iu, 'Quali sono i vostri orari?'],
    [/contatt|telefono/iu, 'Come posso contattarvi?'],
    [/come raggiungerci|indirizz|dove siamo/iu, 'Dove vi trovate?'],
    [/parchegg/iu, 'Dove posso parcheggiare?'],
    [/cauzione|acconto/iu, 'A quanto ammonta la cauzione?'],
    [/annull|disdett|cancellazion/iu, 'Come posso annullare?'],
    [/\bcambi\b/iu, 'Posso cambiare un articolo?'],
    [/\bresi\b|restituzion/iu, 'Come posso restituire un articolo?'],
    [/rimbors/iu, 'Quando ricevo il rimborso?'],
    [/spedizion|consegn/iu, 'Quanto tempo richiede la consegna?'],
    [/garanzi/iu, 'Quanto dura la garanzia?'],
    [/pagament/iu, 'Come posso pagare?'],
  ],
  nl: [
    [/openingstijd|openingsur/iu, 'Wanneer zijn jullie open?'],
    [/contact|telefo/iu, 'Hoe kan ik jullie bereiken?'],
    [/\badres|route\b|bereikbaarheid/iu, 'Waar vind ik jullie?'],
    [/parkeren|parkeer/iu, 'Waar kan ik parkeren?'],
    [/\bborg\b|waarborg/iu, 'Hoe hoog is de borg?'],
    [/annuler/iu, 'Hoe kan ik annuleren?'],
    [/ruilen|omruil/iu, 'Kan ik iets ruilen?'],
    [/retour/iu, 'Hoe kan ik iets terugsturen?'],
    [/bezorg|levering|verzending/iu, 'Hoe lang duurt de bezorging?'],
    [/garantie/iu, 'Hoe lang geldt de garantie?'],
    [/betal/iu, 'Hoe kan ik betalen?'],
  ],
  pt: [
    [/\bhor[aá]rios?\b/iu, 'Qual é o vosso horário?'],
    [/contact?os?\b|telefone/iu, 'Como posso contactar-vos?'],
    [/como chegar|\bmorada\b|endereço/iu, 'Onde ficam?'],
    [/estacionamento/iu, 'Onde posso estacionar?'],
    [/cauç|depósito/iu, 'Qual é o valor da caução?'],
    [/cancela/iu, 'Como posso cancelar?'],
    [/\btrocas?\b/iu, 'Posso trocar um artigo?'],
    [/devoluç/iu, 'Que prazo tenho para devolver um artigo?'],
    [/reembols/iu, 'Quando recebo o reembolso?'],
    [/\benvios?\b|entregas?\b/iu, 'Quanto tempo demora a entrega?'],
    [/garantia/iu, 'Quanto tempo dura a garantia?'],
    [/pagamento/iu, 'Como posso pagar?'],
  ],
  tr: [
    [/çalışma saat|açılış saat/iu, 'Ne zaman açıksınız?'],
    [/[iİ]letişim|telefon/iu, 'Size nasıl ulaşabilirim?'],
    [/\badres/iu, 'Neredesiniz?'],
    [/[iİ]ade/iu, 'Bir ürünü nasıl iade edebilirim?'],
    [/teslimat|kargo/iu, 'Teslimat ne kadar sürer?'],
    [/garanti/iu, 'Garanti ne kadar sürer?'],
    [/ödeme/iu, 'Nasıl ödeyebilirim?'],
  ],
  ja: [
    [/営業時間|診療時間|開館時間/u, '営業時間は何時から何時までですか？'],
    [/お?問い?合わ?せ|連絡先/u, 'どこに問い合わせればよいですか？'],
    [/アクセス|所在地|住所/u, '場所はどこですか？'],
    [/駐車/u, '駐車場はありますか？'],
    [/キャンセル/u, 'キャンセルはできますか？'],
    [/返品/u, '返品はできますか？'],
    [/配送|送料/u, '配送にはどのくらいかかりますか？'],
    [/保証/u, '保証期間はどのくらいですか？'],
    [/支払/u, '支払い方法は何がありますか？'],
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

/** What customers ask about what a heading names; nothing where nobody would ask it that way. */
export function askedAbout(heading: string, language: string): string[] {
  const nearly = nearlyAsked[language]?.(heading)
  if (nearly !== undefined) return [nearly]
  return (everyday[language] ?? []).flatMap(([names, asks]) => (names.test(heading) ? [asks] : []))
}

/** What a visitor reads who has left a message, in the languages of the bubble. */
export const thanks = {
  en: 'Thank you. Your message was passed on; the answer comes to the mail address you gave.',
  tr: 'Teşekkürler. Mesajınız iletildi; yanıt, verdiğiniz e-posta adresine gelecek.',
  de: 'Vielen Dank. Ihre Nachricht wurde weitergegeben; die Antwort kommt an die angegebene E-Mail-Adresse.',
  fr: 'Merci. Votre message a été transmis ; la réponse arrivera à l’adresse e-mail indiquée.',
  es: 'Gracias. Su mensaje se ha transmitido; la respuesta llegará al correo electrónico que indicó.',
  pt: 'Obrigado. A sua mensagem foi transmitida; a resposta chegará ao e-mail indicado.',
  it: 'Grazie. Il messaggio è stato inoltrato; la risposta arriverà all’indirizzo e-mail indicato.',
  nl: 'Bedankt. Uw bericht is doorgegeven; het antwoord komt op het opgegeven e-mailadres.',
  ar: 'شكرًا لك. تم إرسال رسالتك، وسيصلك الرد على عنوان البريد الإلكتروني الذي ذكرته.',
  ja: 'ありがとうございます。メッセージをお伝えしました。ご記入のメールアドレスにお返事いたします。',
} as const

/** @param languages tags like "de-AT, en;q=0.5", the best first */
export function thanksIn(languages: string): string {
  const tags = languages.split(',').map((tag) => tag.trim().toLowerCase().split(/[-_;]/)[0] ?? '')
  const known = tags.find((tag): tag is keyof typeof thanks => Object.hasOwn(thanks, tag))
  return thanks[known ?? 'en']
}

import type { Language } from './language.ts'

/** What a visitor is asked whom an answer did not help. */
export interface NotHelpfulWords {
  ask: string
  send: string
  sending: string
  thanks: string
  failed: string
}

/** In all languages, as it is loaded with the first answer only. */
export const notHelpfulWords: Readonly<Record<Language, NotHelpfulWords>> = {
  en: {
    ask: 'What was missing or wrong?',
    send: 'Send',
    sending: 'Sending…',
    thanks: 'Thank you, we read this.',
    failed: 'It was not sent. Try again; it is still here.',
  },
  tr: {
    ask: 'Eksik veya yanlış olan neydi?',
    send: 'Gönder',
    sending: 'Gönderiliyor…',
    thanks: 'Teşekkürler, bunu okuyoruz.',
    failed: 'Gönderilemedi. Yeniden deneyin; yazdığınız hâlâ burada.',
  },
  de: {
    ask: 'Was fehlte oder war falsch?',
    send: 'Senden',
    sending: 'Wird gesendet…',
    thanks: 'Danke, wir lesen das.',
    failed: 'Es wurde nicht gesendet. Versuchen Sie es noch einmal; es steht noch hier.',
  },
  fr: {
    ask: 'Qu’est-ce qui manquait ou était faux ?',
    send: 'Envoyer',
    sending: 'Envoi…',
    thanks: 'Merci, nous le lirons.',
    failed: 'Cela n’a pas été envoyé. Réessayez ; votre texte est toujours ici.',
  },
  es: {
    ask: '¿Qué faltaba o estaba mal?',
    send: 'Enviar',
    sending: 'Enviando…',
    thanks: 'Gracias, lo leeremos.',
    failed: 'No se ha enviado. Inténtelo de nuevo; su texto sigue aquí.',
  },
  pt: {
    ask: 'O que faltava ou estava errado?',
    send: 'Enviar',
    sending: 'Enviando…',
    thanks: 'Obrigado, vamos ler isto.',
    failed: 'Não foi enviado. Tente de novo; o seu texto continua aqui.',
  },
  it: {
    ask: 'Che cosa mancava o era sbagliato?',
    send: 'Invia',
    sending: 'Invio…',
    thanks: 'Grazie, lo leggeremo.',
    failed: 'Non è stato inviato. Riprova; il testo è ancora qui.',
  },
  nl: {
    ask: 'Wat ontbrak er of klopte niet?',
    send: 'Versturen',
    sending: 'Versturen…',
    thanks: 'Bedankt, wij lezen dit.',
    failed: 'Het is niet verstuurd. Probeer het nog eens; uw tekst staat er nog.',
  },
  ar: {
    ask: 'ما الذي كان ناقصًا أو خاطئًا؟',
    send: 'إرسال',
    sending: 'جارٍ الإرسال…',
    thanks: 'شكرًا لك، سنقرأ هذا.',
    failed: 'لم يُرسل. حاول مجددًا؛ ما كتبته ما زال هنا.',
  },
  ja: {
    ask: '足りなかった点や誤りを教えてください',
    send: '送信',
    sending: '送信中…',
    thanks: 'ありがとうございます。拝見します。',
    failed: '送信できませんでした。内容は残っています。もう一度お試しください。',
  },
}

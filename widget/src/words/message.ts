import type { Language } from './language.ts'

/** What the form says in which a visitor leaves a message. */
export interface MessageWords {
  back: string
  message: string
  mail: string
  hint: string
  name: string
  send: string
  sending: string
  noText: string
  noMail: string
  failed: string
  tooMany: string
  preview: string
}

/** In all languages, as it is loaded with the form only. */
export const messageWords: Readonly<Record<Language, MessageWords>> = {
  en: {
    back: 'Back to the conversation',
    message: 'Message',
    mail: 'Mail address',
    hint: 'The answer comes to this address.',
    name: 'Name (optional)',
    send: 'Send message',
    sending: 'Sending…',
    noText: 'Write a message.',
    noMail: 'Give a mail address like name@example.com.',
    failed: 'Your message was not sent. Try again; it is still here.',
    tooMany: 'Your message was not sent: there were many today. Try again {when}.',
    preview: 'This is a preview: nothing was sent. On your website the message reaches you by mail.',
  },
  tr: {
    back: 'Konuşmaya dön',
    message: 'Mesaj',
    mail: 'E-posta adresi',
    hint: 'Yanıt bu adrese gelir.',
    name: 'Ad (isteğe bağlı)',
    send: 'Mesajı gönder',
    sending: 'Gönderiliyor…',
    noText: 'Bir mesaj yazın.',
    noMail: 'ad@example.com gibi bir e-posta adresi girin.',
    failed: 'Mesajınız gönderilemedi. Yeniden deneyin; mesajınız hâlâ burada.',
    tooMany: 'Mesajınız gönderilmedi: bugün çok mesaj geldi. {when} yeniden deneyin.',
    preview: 'Bu bir önizleme: hiçbir şey gönderilmedi. Web sitenizde mesaj size e-postayla ulaşır.',
  },
  de: {
    back: 'Zurück zum Gespräch',
    message: 'Nachricht',
    mail: 'E-Mail-Adresse',
    hint: 'Die Antwort kommt an diese Adresse.',
    name: 'Name (freiwillig)',
    send: 'Nachricht senden',
    sending: 'Wird gesendet…',
    noText: 'Schreiben Sie eine Nachricht.',
    noMail: 'Geben Sie eine E-Mail-Adresse wie name@example.com an.',
    failed: 'Ihre Nachricht wurde nicht gesendet. Versuchen Sie es noch einmal; sie steht noch hier.',
    tooMany: 'Ihre Nachricht wurde nicht gesendet: Heute waren es viele. Versuchen Sie es {when} noch einmal.',
    preview:
      'Das ist eine Vorschau: Es wurde nichts gesendet. Auf Ihrer Website erreicht Sie die Nachricht per E-Mail.',
  },
  fr: {
    back: 'Retour à la conversation',
    message: 'Message',
    mail: 'Adresse e-mail',
    hint: 'La réponse arrivera à cette adresse.',
    name: 'Nom (facultatif)',
    send: 'Envoyer le message',
    sending: 'Envoi…',
    noText: 'Écrivez un message.',
    noMail: 'Indiquez une adresse e-mail comme nom@example.com.',
    failed: 'Votre message n’a pas été envoyé. Réessayez ; il est toujours ici.',
    tooMany: 'Votre message n’a pas été envoyé : il y en a eu beaucoup aujourd’hui. Réessayez {when}.',
    preview: 'Ceci est un aperçu : rien n’a été envoyé. Sur votre site, le message vous parvient par e-mail.',
  },
  es: {
    back: 'Volver a la conversación',
    message: 'Mensaje',
    mail: 'Correo electrónico',
    hint: 'La respuesta llegará a esta dirección.',
    name: 'Nombre (opcional)',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    noText: 'Escriba un mensaje.',
    noMail: 'Indique un correo electrónico como nombre@example.com.',
    failed: 'Su mensaje no se ha enviado. Inténtelo de nuevo; sigue aquí.',
    tooMany: 'Su mensaje no se ha enviado: hoy ha habido muchos. Inténtelo de nuevo {when}.',
    preview: 'Esto es una vista previa: no se ha enviado nada. En su sitio web el mensaje le llega por correo.',
  },
  pt: {
    back: 'Voltar à conversa',
    message: 'Mensagem',
    mail: 'E-mail',
    hint: 'A resposta chegará a este endereço.',
    name: 'Nome (opcional)',
    send: 'Enviar mensagem',
    sending: 'Enviando…',
    noText: 'Escreva uma mensagem.',
    noMail: 'Informe um e-mail como nome@example.com.',
    failed: 'A sua mensagem não foi enviada. Tente de novo; ela continua aqui.',
    tooMany: 'A sua mensagem não foi enviada: hoje houve muitas. Tente de novo {when}.',
    preview: 'Esta é uma pré-visualização: nada foi enviado. No seu site, a mensagem chega a você por e-mail.',
  },
  it: {
    back: 'Torna alla conversazione',
    message: 'Messaggio',
    mail: 'Indirizzo e-mail',
    hint: 'La risposta arriverà a questo indirizzo.',
    name: 'Nome (facoltativo)',
    send: 'Invia il messaggio',
    sending: 'Invio…',
    noText: 'Scrivi un messaggio.',
    noMail: 'Indica un indirizzo e-mail come nome@example.com.',
    failed: 'Il messaggio non è stato inviato. Riprova; è ancora qui.',
    tooMany: 'Il messaggio non è stato inviato: oggi ce ne sono stati molti. Riprova {when}.',
    preview: 'Questa è un’anteprima: non è stato inviato nulla. Sul tuo sito il messaggio ti arriva per e-mail.',
  },
  nl: {
    back: 'Terug naar het gesprek',
    message: 'Bericht',
    mail: 'E-mailadres',
    hint: 'Het antwoord komt op dit adres.',
    name: 'Naam (niet verplicht)',
    send: 'Bericht versturen',
    sending: 'Versturen…',
    noText: 'Schrijf een bericht.',
    noMail: 'Geef een e-mailadres op zoals naam@example.com.',
    failed: 'Uw bericht is niet verstuurd. Probeer het nog eens; het staat er nog.',
    tooMany: 'Uw bericht is niet verstuurd: het waren er vandaag veel. Probeer het {when} nog eens.',
    preview: 'Dit is een voorbeeld: er is niets verstuurd. Op uw website bereikt het bericht u per e-mail.',
  },
  ar: {
    back: 'العودة إلى المحادثة',
    message: 'الرسالة',
    mail: 'البريد الإلكتروني',
    hint: 'يصل الرد إلى هذا العنوان.',
    name: 'الاسم (اختياري)',
    send: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال…',
    noText: 'اكتب رسالة.',
    noMail: 'أدخل عنوان بريد مثل name@example.com.',
    failed: 'لم تُرسل رسالتك. حاول مجددًا؛ ما زالت هنا.',
    tooMany: 'لم تُرسل رسالتك: وصلت رسائل كثيرة اليوم. حاول مجددًا {when}.',
    preview: 'هذه معاينة: لم يُرسل شيء. على موقعك تصلك الرسالة بالبريد الإلكتروني.',
  },
  ja: {
    back: '会話に戻る',
    message: 'メッセージ',
    mail: 'メールアドレス',
    hint: 'このアドレスにお返事します。',
    name: 'お名前（任意）',
    send: '送信する',
    sending: '送信中…',
    noText: 'メッセージを入力してください。',
    noMail: 'name@example.com のようなメールアドレスを入力してください。',
    failed: '送信できませんでした。内容は残っています。もう一度お試しください。',
    tooMany: '本日は件数が多いため送信できませんでした。{when}にもう一度お試しください。',
    preview: 'これはプレビューです。何も送信されていません。実際のサイトでは、メッセージがメールで届きます。',
  },
}

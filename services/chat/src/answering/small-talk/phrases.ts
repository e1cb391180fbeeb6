export const kinds = ['farewell', 'thanks', 'greeting'] as const
export type Kind = (typeof kinds)[number]

/** What people say without asking anything, by comma, and what may stand beside it; then what is replied. */
export interface SmallTalk extends Record<Kind, string> {
  beside: string
  replies: Record<Kind, string>
}

/** In the languages of the bubble. Where one phrase belongs to several, the first of them here has it. */
export const smallTalk = {
  en: {
    greeting:
      'hi, hello, hey, hiya, howdy, greetings, good morning, good afternoon, good evening, good day, how are you, ' +
      "how are you doing, how do you do, how is it going, how's it going, what's up, nice to meet you, " +
      'i have a question, can i ask a question, can i ask you something',
    thanks: 'thanks, thank you, thx, cheers, many thanks, much appreciated, i appreciate it',
    farewell: 'bye, goodbye, bye bye, see you, see you later, see ya, good night, have a nice day, have a good day',
    beside:
      'no, there, all, everyone, everybody, team, again, ok, okay, great, perfect, cool, nice, alright, oh, so much, ' +
      'very much, a lot, a bunch, for your help, for the help, for helping, for that, for the info, ' +
      'for the information, for your time, to you, today, dear, sir, madam, bot, chatbot, and, for now, that is all, ' +
      "that's all",
    replies: {
      greeting: 'Hello. Ask me a question, and I will look for the answer in the documents.',
      thanks: 'You are welcome. Ask me if there is anything else.',
      farewell: 'Goodbye. You can ask again whenever you like.',
    },
  },
  tr: {
    greeting:
      'merhaba, merhabalar, selam, selamlar, günaydın, iyi günler, iyi akşamlar, nasılsın, nasılsınız, ' +
      'selamün aleyküm, bir sorum var, bir soru sorabilir miyim',
    thanks:
      'teşekkürler, teşekkür ederim, teşekkür ederiz, çok teşekkürler, çok teşekkür ederim, sağ ol, sağ olun, sağolun, mersi',
    farewell: 'hoşça kal, hoşça kalın, görüşürüz, güle güle, iyi geceler, hoşçakal, hoşçakalın',
    beside: 'hayır, herkese, tamam, peki, çok, yardımınız için, ve, size, sana',
    replies: {
      greeting: 'Merhaba. Bir soru sorun, yanıtını belgelerde arayayım.',
      thanks: 'Rica ederim. Başka bir sorunuz olursa sorabilirsiniz.',
      farewell: 'Hoşça kalın. Dilediğiniz zaman yine sorabilirsiniz.',
    },
  },
  de: {
    greeting:
      'hallo, hi, hey, moin, moin moin, servus, grüezi, grüß gott, guten morgen, guten tag, guten abend, tag, ' +
      'wie geht es ihnen, wie geht es dir, wie gehts, wie geht’s, ich habe eine frage, ich hätte eine frage, ' +
      'darf ich etwas fragen',
    thanks: 'danke, danke schön, dankeschön, vielen dank, besten dank, herzlichen dank, ich danke ihnen, tausend dank',
    farewell:
      'tschüss, tschüs, tschau, auf wiedersehen, auf wiederschauen, bis bald, bis dann, bis später, gute nacht, ' +
      'schönen tag, schönen tag noch, einen schönen tag noch',
    beside:
      'nein, zusammen, alle, ihr, nochmal, ok, okay, gut, super, prima, perfekt, alles klar, sehr, für die hilfe, ' +
      'für ihre hilfe, für deine hilfe, für die auskunft, dafür, und',
    replies: {
      greeting: 'Guten Tag. Stellen Sie eine Frage, ich suche die Antwort in den Dokumenten.',
      thanks: 'Gern geschehen. Fragen Sie, wenn es noch etwas gibt.',
      farewell: 'Auf Wiedersehen. Sie können jederzeit wieder fragen.',
    },
  },
  fr: {
    greeting:
      'bonjour, bonsoir, salut, coucou, comment allez-vous, comment ça va, ça va, bonjour à tous, ' +
      "j'ai une question, puis-je poser une question",
    thanks: 'merci, merci beaucoup, merci bien, mille mercis, je vous remercie, un grand merci',
    farewell: 'au revoir, à bientôt, à plus, à plus tard, bonne journée, bonne soirée, bonne nuit, adieu',
    beside:
      "non, à tous, à vous, encore, d'accord, ok, parfait, super, très bien, pour votre aide, pour ton aide, pour tout, et, madame, monsieur",
    replies: {
      greeting: 'Bonjour. Posez-moi une question, et je chercherai la réponse dans les documents.',
      thanks: 'Je vous en prie. Demandez-moi s’il y a autre chose.',
      farewell: 'Au revoir. Vous pouvez revenir poser une question quand vous voulez.',
    },
  },
  es: {
    greeting:
      'hola, buenas, buenos días, buenas tardes, qué tal, cómo está, cómo estás, cómo están, saludos, ' +
      'tengo una pregunta, puedo hacer una pregunta',
    thanks: 'gracias, muchas gracias, mil gracias, muchísimas gracias, se lo agradezco, te lo agradezco',
    farewell: 'adiós, hasta luego, hasta pronto, hasta mañana, buenas noches, nos vemos, chao, que tenga un buen día',
    beside:
      'no, a todos, a todas, de nuevo, ok, vale, perfecto, genial, muy bien, por su ayuda, por tu ayuda, por la ayuda, por todo, y',
    replies: {
      greeting: 'Hola. Haga una pregunta y buscaré la respuesta en los documentos.',
      thanks: 'De nada. Pregunte si necesita algo más.',
      farewell: 'Hasta luego. Puede volver a preguntar cuando quiera.',
    },
  },
  pt: {
    greeting:
      'olá, oi, bom dia, boa tarde, boa noite, tudo bem, tudo bom, como vai, como está, como você está, ' +
      'tenho uma pergunta, tenho uma dúvida, posso fazer uma pergunta',
    thanks: 'obrigado, obrigada, muito obrigado, muito obrigada, valeu, agradeço',
    farewell: 'tchau, adeus, até logo, até mais, até breve, até amanhã, tenha um bom dia',
    beside: 'não, a todos, pessoal, de novo, ok, certo, perfeito, ótimo, muito, pela ajuda, por tudo, e',
    replies: {
      greeting: 'Olá. Faça uma pergunta e eu procuro a resposta nos documentos.',
      thanks: 'De nada. Pergunte se precisar de mais alguma coisa.',
      farewell: 'Até logo. Você pode voltar a perguntar quando quiser.',
    },
  },
  it: {
    greeting:
      'ciao, salve, buongiorno, buon giorno, buonasera, buona sera, buon pomeriggio, come va, come stai, come sta, ' +
      'ho una domanda, posso fare una domanda',
    thanks: 'grazie, grazie mille, molte grazie, tante grazie, ti ringrazio, la ringrazio',
    farewell: 'arrivederci, a presto, a dopo, buonanotte, buona notte, buona giornata, buona serata, addio',
    beside: "no, a tutti, di nuovo, ok, va bene, perfetto, ottimo, per l'aiuto, del tuo aiuto, di tutto, per tutto, e",
    replies: {
      greeting: 'Ciao. Fammi una domanda e cercherò la risposta nei documenti.',
      thanks: 'Prego. Chiedi pure se ti serve altro.',
      farewell: 'Arrivederci. Puoi tornare a chiedere quando vuoi.',
    },
  },
  nl: {
    greeting:
      'hallo, hoi, hi, hey, hé, dag, goedemorgen, goedemiddag, goedenavond, goeden morgen, goeiemorgen, goededag, ' +
      'hoe gaat het, ik heb een vraag, mag ik iets vragen',
    thanks: 'bedankt, dank je, dank je wel, dank u, dank u wel, dankjewel, dankuwel, heel erg bedankt, hartelijk dank',
    farewell:
      'tot ziens, doei, doeg, tot later, tot straks, welterusten, goedenacht, fijne dag, fijne dag nog, een fijne dag',
    beside:
      'nee, allemaal, iedereen, daar, nogmaals, ok, oké, prima, top, voor uw hulp, voor je hulp, voor de hulp, en',
    replies: {
      greeting: 'Hallo. Stel een vraag, dan zoek ik het antwoord in de documenten.',
      thanks: 'Graag gedaan. Vraag gerust als er nog iets is.',
      farewell: 'Tot ziens. U kunt altijd weer iets vragen.',
    },
  },
  ar: {
    greeting:
      'مرحبا, مرحبًا, أهلا, أهلًا وسهلًا, السلام عليكم, السلام عليكم ورحمة الله, السلام عليكم ورحمة الله وبركاته, ' +
      'سلام, صباح الخير, مساء الخير, كيف حالك, كيف الحال, لدي سؤال, عندي سؤال',
    thanks: 'شكرا, شكرًا لك, شكرًا لكم, شكرًا جزيلًا, ألف شكر, جزاك الله خيرا, أشكرك',
    farewell: 'وداعا, مع السلامة, إلى اللقاء, تصبح على خير, يوما سعيدا',
    beside: 'لا, بك, بكم, جميعا, مجددا, حسنا, تمام, ممتاز, جدا, كثيرا, على المساعدة, على مساعدتك, لك, لكم, يا, و',
    replies: {
      greeting: 'مرحبًا. اطرح سؤالك وسأبحث عن إجابته في الوثائق.',
      thanks: 'على الرحب والسعة. اسأل إن احتجت إلى شيء آخر.',
      farewell: 'مع السلامة. يمكنك أن تسأل مجددًا متى شئت.',
    },
  },
  ja: {
    greeting:
      'こんにちは, こんにちわ, こんばんは, おはよう, おはようございます, はじめまして, やあ, どうも, ハロー, ' +
      'お元気ですか, 質問があります, 質問してもいいですか',
    thanks: 'ありがとう, ありがとうございます, ありがとうございました, どうもありがとう, 感謝します, 助かりました',
    farewell: 'さようなら, さよなら, またね, バイバイ, おやすみ, おやすみなさい, 失礼します, それでは',
    beside: 'いいえ, 皆さん, みなさん, 本当に, どうも, 了解です, わかりました, はい, では, 教えてくれて',
    replies: {
      greeting: 'こんにちは。ご質問があれば、資料の中から答えをお探しします。',
      thanks: 'どういたしまして。ほかにもあればお尋ねください。',
      farewell: '失礼いたします。またいつでもお尋ねください。',
    },
  },
} satisfies Record<string, SmallTalk>

export type SmallTalkLanguage = keyof typeof smallTalk

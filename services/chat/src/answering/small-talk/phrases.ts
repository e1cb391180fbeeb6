export const kinds = ['farewell', 'thanks', 'who', 'greeting'] as const
export type Kind = (typeof kinds)[number]

/**
 * What people say without asking anything of the documents, by comma, and what may stand beside it; then what is replied.
 * `who` is whoever wants to know whom they talk to.
 */
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
      'i have a question, can i ask a question, can i ask you something, good day to you, how are you today, ' +
      "how's everything, hope you are well, hi there, hello there",
    thanks:
      'thanks, thank you, thx, cheers, many thanks, much appreciated, i appreciate it, ta, thank you very much, ' +
      'thanks a lot, thanks a million, ty, that helps, that helped, very helpful, ' +
      'you have been great, you have been very helpful, you have been a great help, you are great, you are the best, ' +
      'you are very kind, that was great, that was very helpful, great help, well done, good job',
    farewell:
      'bye, goodbye, bye bye, see you, see you later, see ya, good night, have a nice day, have a good day, cya, ' +
      'take care, until next time, have a nice weekend, have a great day',
    who:
      'are you a real person, are you a person, are you a human, are you human, are you real, are you a bot, ' +
      'are you a robot, are you a chatbot, are you an ai, are you a machine, is this a bot, is this a real person, ' +
      'am i talking to a bot, am i talking to a person, am i talking to a human, am i talking to a real person, ' +
      'are you a computer, are you a human or a bot, are you a bot or a human',
    beside:
      'no, there, all, everyone, everybody, team, again, ok, okay, great, perfect, cool, nice, alright, oh, so much, ' +
      'very much, a lot, a bunch, for your help, for the help, for helping, for that, for the info, ' +
      'for the information, for your time, to you, today, dear, sir, madam, bot, chatbot, and, for now, that is all, ' +
      "that's all, well, sure, fine, got it, understood, wonderful, awesome, excellent, lovely, just, really, " +
      'please, tell me, honestly, actually, guys, folks, friend, anyway, so',
    replies: {
      greeting: 'Hello. Ask me a question, and I will look for the answer in the documents.',
      thanks: 'You are welcome. Ask me if there is anything else.',
      who: 'I am a program, not a person: I answer from the documents here, and say so when they do not hold the answer.',
      farewell: 'Goodbye. You can ask again whenever you like.',
    },
  },
  tr: {
    greeting:
      'merhaba, merhabalar, selam, selamlar, günaydın, iyi günler, iyi akşamlar, nasılsın, nasılsınız, ' +
      'selamün aleyküm, bir sorum var, bir soru sorabilir miyim, naber, ne haber, nasıl gidiyor, hayırlı günler, ' +
      'selamlar herkese, kolay gelsin, iyi sabahlar',
    thanks:
      'teşekkürler, teşekkür ederim, teşekkür ederiz, çok teşekkürler, çok teşekkür ederim, sağ ol, sağ olun, ' +
      'sağolun, mersi, tşk, tşkler, eyvallah',
    farewell:
      'hoşça kal, hoşça kalın, görüşürüz, güle güle, iyi geceler, hoşçakal, hoşçakalın, bay bay, kendine iyi bak, ' +
      'iyi günler dilerim',
    who:
      'sen insan mısın, siz insan mısınız, insan mısın, insan mısınız, gerçek bir insan mısın, ' +
      'gerçek bir insan mısınız, gerçek misin, robot musun, robot musunuz, bot musun, bot musunuz, yapay zeka mısın, ' +
      'yapay zeka mısınız, bir botla mı konuşuyorum',
    beside:
      'hayır, herkese, tamam, peki, çok, yardımınız için, ve, size, sana, harika, süper, anladım, güzel, lütfen, ' +
      'yoksa, acaba',
    replies: {
      greeting: 'Merhaba. Bir soru sorun, yanıtını belgelerde arayayım.',
      thanks: 'Rica ederim. Başka bir sorunuz olursa sorabilirsiniz.',
      who: 'Ben bir insan değil, bir programım: buradaki belgelerden yanıt veririm, yanıt orada yoksa bunu söylerim.',
      farewell: 'Hoşça kalın. Dilediğiniz zaman yine sorabilirsiniz.',
    },
  },
  de: {
    greeting:
      'hallo, hi, hey, moin, moin moin, servus, grüezi, grüß gott, guten morgen, guten tag, guten abend, tag, ' +
      'wie geht es ihnen, wie geht es dir, wie gehts, wie geht’s, ich habe eine frage, ich hätte eine frage, ' +
      'darf ich etwas fragen, grüß dich, grüße, hallöchen, wie geht es, guten abend zusammen, schönen guten tag',
    thanks:
      'danke, danke schön, dankeschön, vielen dank, besten dank, herzlichen dank, ich danke ihnen, tausend dank, ' +
      'danke sehr, dank dir, danke dir, danke ihnen, das hilft mir',
    farewell:
      'tschüss, tschüs, tschau, auf wiedersehen, auf wiederschauen, bis bald, bis dann, bis später, gute nacht, ' +
      'schönen tag, schönen tag noch, einen schönen tag noch, ciao, mach’s gut, machs gut, bis morgen, ' +
      'schönes wochenende, schönen abend, schönen abend noch',
    who:
      'bist du ein mensch, sind sie ein mensch, bist du ein echter mensch, sind sie ein echter mensch, bist du echt, ' +
      'sind sie echt, bist du eine echte person, sind sie eine echte person, bist du ein bot, sind sie ein bot, ' +
      'bist du ein roboter, sind sie ein roboter, bist du eine ki, sind sie eine ki, bist du ein chatbot, ' +
      'sind sie ein chatbot, bist du eine maschine, sind sie eine maschine, spreche ich mit einem menschen, ' +
      'spreche ich mit einem bot, rede ich mit einem menschen, rede ich mit einem bot, ist das ein bot',
    beside:
      'nein, zusammen, alle, ihr, nochmal, ok, okay, gut, super, prima, perfekt, alles klar, sehr, für die hilfe, ' +
      'für ihre hilfe, für deine hilfe, für die auskunft, dafür, und, genau, verstanden, wunderbar, toll, klasse, ' +
      'bitte, mal, sag, eigentlich, wirklich, denn, da, also, dann, für den moment',
    replies: {
      greeting: 'Guten Tag. Stellen Sie eine Frage, ich suche die Antwort in den Dokumenten.',
      thanks: 'Gern geschehen. Fragen Sie, wenn es noch etwas gibt.',
      who: 'Ich bin ein Programm, kein Mensch: Ich antworte aus den Unterlagen hier und sage es, wenn die Antwort nicht darin steht.',
      farewell: 'Auf Wiedersehen. Sie können jederzeit wieder fragen.',
    },
  },
  fr: {
    greeting:
      "bonjour, bonsoir, salut, coucou, comment allez-vous, comment ça va, ça va, bonjour à tous, j'ai une question, " +
      'puis-je poser une question, hello, bonjour à vous, comment vas-tu, comment tu vas, quoi de neuf, rebonjour',
    thanks:
      'merci, merci beaucoup, merci bien, mille mercis, je vous remercie, un grand merci, merci infiniment, ' +
      'merci à vous, merci à toi',
    farewell:
      'au revoir, à bientôt, à plus, à plus tard, bonne journée, bonne soirée, bonne nuit, adieu, salut à tous, ' +
      'à tout à l’heure, à demain, bon week-end, bonne fin de journée',
    who:
      'êtes-vous une vraie personne, es-tu une vraie personne, êtes-vous un humain, es-tu un humain, ' +
      'êtes-vous humain, es-tu humain, tu es humain, vous êtes humain, êtes-vous réel, es-tu réel, ' +
      'êtes-vous un robot, es-tu un robot, êtes-vous un bot, es-tu un bot, tu es un robot, vous êtes un robot, ' +
      'tu es un bot, vous êtes un bot, êtes-vous une ia, es-tu une ia, est-ce que je parle à un robot, ' +
      'est-ce que je parle à une vraie personne, je parle à un robot',
    beside:
      "non, à tous, à vous, encore, d'accord, ok, parfait, super, très bien, pour votre aide, pour ton aide, " +
      'pour tout, et, madame, monsieur, génial, merveilleux, compris, bien, alors, donc, vraiment, s’il vous plaît',
    replies: {
      greeting: 'Bonjour. Posez-moi une question, et je chercherai la réponse dans les documents.',
      thanks: 'Je vous en prie. Demandez-moi s’il y a autre chose.',
      who: 'Je suis un programme, pas une personne : je réponds à partir des documents d’ici, et je le dis quand la réponse n’y est pas.',
      farewell: 'Au revoir. Vous pouvez revenir poser une question quand vous voulez.',
    },
  },
  es: {
    greeting:
      'hola, buenas, buenos días, buenas tardes, qué tal, cómo está, cómo estás, cómo están, saludos, ' +
      'tengo una pregunta, puedo hacer una pregunta, muy buenas, hola qué tal, cómo le va, cómo te va, qué hay, ' +
      'buen día',
    thanks:
      'gracias, muchas gracias, mil gracias, muchísimas gracias, se lo agradezco, te lo agradezco, muy amable, ' +
      'gracias de antemano',
    farewell:
      'adiós, hasta luego, hasta pronto, hasta mañana, buenas noches, nos vemos, chao, que tenga un buen día, chau, ' +
      'hasta la vista, buen fin de semana, que tengas un buen día',
    who:
      'eres una persona real, es usted una persona real, eres una persona, es usted una persona, eres humano, ' +
      'es usted humano, eres un humano, eres real, eres un robot, es usted un robot, eres un bot, es usted un bot, ' +
      'eres una ia, eres una máquina, estoy hablando con un robot, estoy hablando con un bot, ' +
      'estoy hablando con una persona, hablo con una persona, hablo con un robot, hablo con un bot',
    beside:
      'no, a todos, a todas, de nuevo, ok, vale, perfecto, genial, muy bien, por su ayuda, por tu ayuda, ' +
      'por la ayuda, por todo, y, bueno, bien, entendido, estupendo, excelente, entonces, por favor, de verdad',
    replies: {
      greeting: 'Hola. Haga una pregunta y buscaré la respuesta en los documentos.',
      thanks: 'De nada. Pregunte si necesita algo más.',
      who: 'Soy un programa, no una persona: respondo a partir de los documentos de aquí y lo digo cuando la respuesta no está en ellos.',
      farewell: 'Hasta luego. Puede volver a preguntar cuando quiera.',
    },
  },
  pt: {
    greeting:
      'olá, oi, bom dia, boa tarde, boa noite, tudo bem, tudo bom, como vai, como está, como você está, ' +
      'tenho uma pergunta, tenho uma dúvida, posso fazer uma pergunta, e aí, olá a todos, como estás, boas, ' +
      'tudo bem com você',
    thanks:
      'obrigado, obrigada, muito obrigado, muito obrigada, valeu, agradeço, obg, muito agradecido, muito agradecida, ' +
      'brigado, brigada',
    farewell:
      'tchau, adeus, até logo, até mais, até breve, até amanhã, tenha um bom dia, até já, até à próxima, ' +
      'até a próxima, bom fim de semana, tenha um ótimo dia',
    who:
      'você é uma pessoa real, você é uma pessoa de verdade, você é uma pessoa, você é humano, você é um humano, ' +
      'você é real, você é um robô, você é um bot, você é uma ia, você é uma máquina, és uma pessoa real, ' +
      'és uma pessoa, és humano, és um robô, és um bot, estou falando com um robô, estou falando com uma pessoa, ' +
      'estou a falar com um robô, estou a falar com uma pessoa, falo com um robô, falo com uma pessoa',
    beside:
      'não, a todos, pessoal, de novo, ok, certo, perfeito, ótimo, muito, pela ajuda, por tudo, e, bom, bem, ' +
      'entendi, excelente, legal, então, por favor, mesmo',
    replies: {
      greeting: 'Olá. Faça uma pergunta e eu procuro a resposta nos documentos.',
      thanks: 'De nada. Pergunte se precisar de mais alguma coisa.',
      who: 'Sou um programa, não uma pessoa: respondo com base nos documentos daqui e digo quando a resposta não está neles.',
      farewell: 'Até logo. Você pode voltar a perguntar quando quiser.',
    },
  },
  it: {
    greeting:
      'ciao, salve, buongiorno, buon giorno, buonasera, buona sera, buon pomeriggio, come va, come stai, come sta, ' +
      'ho una domanda, posso fare una domanda, ehi, hey, salve a tutti, come andiamo, tutto bene, buondì',
    thanks:
      'grazie, grazie mille, molte grazie, tante grazie, ti ringrazio, la ringrazio, grazie infinite, grazie tante, ' +
      'molto gentile, grz',
    farewell:
      'arrivederci, a presto, a dopo, buonanotte, buona notte, buona giornata, buona serata, addio, ci vediamo, ' +
      'a domani, alla prossima, buon fine settimana, buon weekend',
    who:
      'sei una persona reale, sei una persona vera, sei una persona, è una persona reale, è una persona vera, ' +
      'sei umano, sei un umano, sei reale, sei vero, sei un robot, sei un bot, è un robot, è un bot, sei una ia, ' +
      'sei una macchina, sto parlando con un robot, sto parlando con un bot, sto parlando con una persona, ' +
      'parlo con un robot, parlo con un bot, parlo con una persona',
    beside:
      "no, a tutti, di nuovo, ok, va bene, perfetto, ottimo, per l'aiuto, del tuo aiuto, di tutto, per tutto, e, " +
      'bene, capito, benissimo, eccellente, allora, per favore, davvero, dunque',
    replies: {
      greeting: 'Ciao. Fammi una domanda e cercherò la risposta nei documenti.',
      thanks: 'Prego. Chiedi pure se ti serve altro.',
      who: 'Sono un programma, non una persona: rispondo in base ai documenti che ho qui, e lo dico quando la risposta non c’è.',
      farewell: 'Arrivederci. Puoi tornare a chiedere quando vuoi.',
    },
  },
  nl: {
    greeting:
      'hallo, hoi, hi, hey, hé, dag, goedemorgen, goedemiddag, goedenavond, goeden morgen, goeiemorgen, goededag, ' +
      'hoe gaat het, ik heb een vraag, mag ik iets vragen, hallo daar, hoi hoi, goeiemiddag, goeienavond, ' +
      'alles goed, hoe gaat het met u, hoe gaat het met je',
    thanks:
      'bedankt, dank je, dank je wel, dank u, dank u wel, dankjewel, dankuwel, heel erg bedankt, hartelijk dank, ' +
      'dank, dankje, thanks, veel dank, dank u zeer, ontzettend bedankt',
    farewell:
      'tot ziens, doei, doeg, tot later, tot straks, welterusten, goedenacht, fijne dag, fijne dag nog, ' +
      'een fijne dag, dag dag, tot morgen, tot snel, de groeten, fijn weekend, fijne avond',
    who:
      'ben je een echt persoon, bent u een echt persoon, ben je een echt mens, bent u een echt mens, ' +
      'ben je een mens, bent u een mens, ben jij een mens, ben je echt, bent u echt, ben je een robot, ' +
      'bent u een robot, ben jij een robot, ben je een bot, bent u een bot, ben jij een bot, ben je een ai, ' +
      'ben je een computer, praat ik met een mens, praat ik met een robot, praat ik met een bot, ' +
      'spreek ik met een mens, spreek ik met een bot',
    beside:
      'nee, allemaal, iedereen, daar, nogmaals, ok, oké, prima, top, voor uw hulp, voor je hulp, voor de hulp, en, ' +
      'goed, begrepen, mooi, geweldig, fijn, dan, dus, alsjeblieft, alstublieft, nou, eigenlijk',
    replies: {
      greeting: 'Hallo. Stel een vraag, dan zoek ik het antwoord in de documenten.',
      thanks: 'Graag gedaan. Vraag gerust als er nog iets is.',
      who: 'Ik ben een programma, geen mens: ik antwoord uit de documenten hier, en ik zeg het als het antwoord er niet in staat.',
      farewell: 'Tot ziens. U kunt altijd weer iets vragen.',
    },
  },
  ar: {
    greeting:
      'مرحبا, مرحبًا, أهلا, أهلًا وسهلًا, السلام عليكم, السلام عليكم ورحمة الله, السلام عليكم ورحمة الله وبركاته, ' +
      'سلام, صباح الخير, مساء الخير, كيف حالك, كيف الحال, لدي سؤال, عندي سؤال, هلا, مرحبتين, أهلين, كيفك, السلام, ' +
      'مساء النور, صباح النور',
    thanks:
      'شكرا, شكرًا لك, شكرًا لكم, شكرًا جزيلًا, ألف شكر, جزاك الله خيرا, أشكرك, شكرا كثيرا, مشكور, يعطيك العافية, ' +
      'ممنون',
    farewell: 'وداعا, مع السلامة, إلى اللقاء, تصبح على خير, يوما سعيدا, إلى الغد, باي, في أمان الله, نهارك سعيد',
    who:
      'هل أنت إنسان, هل أنت شخص حقيقي, هل أنت إنسان حقيقي, هل أنت حقيقي, هل أنت روبوت, هل أنت بوت, هل أنت آلة, ' +
      'هل أنت ذكاء اصطناعي, هل أتحدث مع إنسان, هل أتحدث مع روبوت, هل أتحدث مع شخص حقيقي, أنت إنسان, أنت روبوت',
    beside:
      'لا, بك, بكم, جميعا, مجددا, حسنا, تمام, ممتاز, جدا, كثيرا, على المساعدة, على مساعدتك, لك, لكم, يا, و, رائع, ' +
      'جيد, فهمت, إذن, من فضلك, فعلا',
    replies: {
      greeting: 'مرحبًا. اطرح سؤالك وسأبحث عن إجابته في الوثائق.',
      thanks: 'على الرحب والسعة. اسأل إن احتجت إلى شيء آخر.',
      who: 'أنا برنامج ولست إنسانًا: أجيب من الوثائق الموجودة هنا، وأقول ذلك عندما لا يكون الجواب فيها.',
      farewell: 'مع السلامة. يمكنك أن تسأل مجددًا متى شئت.',
    },
  },
  ja: {
    greeting:
      'こんにちは, こんにちわ, こんばんは, おはよう, おはようございます, はじめまして, やあ, どうも, ハロー, お元気ですか, 質問があります, 質問してもいいですか, もしもし, ごきげんよう, 初めまして, ' +
      'こんにちは皆さん, お世話になります, お世話になっております',
    thanks:
      'ありがとう, ありがとうございます, ありがとうございました, どうもありがとう, 感謝します, 助かりました, どうもありがとうございます, どうもありがとうございました, サンキュー, 助かります',
    farewell:
      'さようなら, さよなら, またね, バイバイ, おやすみ, おやすみなさい, 失礼します, それでは, また明日, またお願いします, では失礼します, じゃあね',
    who: 'あなたは人間ですか, 人間ですか, 本物の人間ですか, 人ですか, あなたはボットですか, ボットですか, あなたはロボットですか, ロボットですか, あなたはaiですか, aiですか, チャットボットですか',
    beside:
      'いいえ, 皆さん, みなさん, 本当に, どうも, 了解です, わかりました, はい, では, 教えてくれて, なるほど, すみません, あの, じゃあ, それでは',
    replies: {
      greeting: 'こんにちは。ご質問があれば、資料の中から答えをお探しします。',
      thanks: 'どういたしまして。ほかにもあればお尋ねください。',
      who: '私は人ではなくプログラムです。こちらの資料をもとにお答えし、答えが見つからないときはそうお伝えします。',
      farewell: '失礼いたします。またいつでもお尋ねください。',
    },
  },
} satisfies Record<string, SmallTalk>

export type SmallTalkLanguage = keyof typeof smallTalk

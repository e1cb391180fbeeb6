import { fold, normalize } from '@docent/runtime/text'

/** Longer than this somebody asks for more than a person. */
const LONGEST = 120

interface Words {
  /** For talking, and for who is talked to: parts of words, so that endings do not matter. */
  talk: string
  to: string
  /** Words that may stand beside who is asked for where nothing else is said: "A human, please". */
  beside: string
  /** What is said to it where there is somebody, and where nobody is but something reaches the business. */
  reply: string
  away: string
}

const words: Readonly<Record<string, Words>> = {
  en: {
    talk: 'talk to, talk with, speak to, speak with, chat with, connect me, transfer me, put me through, contact, reach, get me',
    to: 'human, real person, a person, somebody, someone, an agent, live agent, live person, representative, customer service, support team, staff member, an employee',
    beside: 'please, i, need, want, would, like, a, an, to',
    reply: 'Of course. Press the button below, and a person takes over.',
    away: 'Nobody is here to talk to right now. The button below reaches us all the same.',
  },
  de: {
    talk: 'sprechen, reden, schreiben, verbinden, kontakt, weiterleiten',
    to: 'mensch, menschen, mitarbeiter, einer person, eine person, jemandem, jemanden, kundendienst, kundenservice, berater',
    beside: 'bitte, ich, brauche, mochte, will, ein, eine, einen, einer',
    reply: 'Gern. Drücken Sie die Schaltfläche unten, dann übernimmt ein Mensch.',
    away: 'Gerade ist niemand zum Sprechen da. Über die Schaltfläche unten erreichen Sie uns trotzdem.',
  },
  fr: {
    talk: 'parler, discuter, joindre, contacter, transferer, mettre en relation',
    to: 'un humain, une vraie personne, une personne, quelquun, un conseiller, une conseillere, un agent, un employe',
    beside: 'sil, vous, plait, svp, je, jai, besoin, voudrais, veux, un, une, dun, dune',
    reply: 'Bien sûr. Appuyez sur le bouton ci-dessous, et une personne prend le relais.',
    away: 'Personne n’est là pour vous parler en ce moment. Le bouton ci-dessous permet tout de même de nous joindre.',
  },
  es: {
    talk: 'hablar, chatear, comunicarme, conectar, contactar, pasar con',
    to: 'un humano, una persona, alguien, un agente, un asesor, un empleado, atencion al cliente',
    beside: 'por, favor, yo, necesito, quiero, un, una',
    reply: 'Por supuesto. Pulse el botón de abajo y le atenderá una persona.',
    away: 'Ahora mismo no hay nadie con quien hablar. Aun así, puede contactarnos con el botón de abajo.',
  },
  pt: {
    talk: 'falar, conversar, contatar, contactar, transferir',
    to: 'um humano, uma pessoa, alguem, um atendente, um agente, um funcionario',
    beside: 'por, favor, eu, preciso, quero, um, uma, de',
    reply: 'Claro. Toque no botão abaixo e uma pessoa vai atender.',
    away: 'Neste momento não há ninguém para falar. Mesmo assim, pode contatar-nos pelo botão abaixo.',
  },
  it: {
    talk: 'parlare, chattare, contattare, mettermi in contatto',
    to: 'un umano, una persona, qualcuno, un operatore, un addetto, un agente',
    beside: 'per, favore, io, ho, bisogno, vorrei, voglio, di, un, una',
    reply: 'Certo. Premi il pulsante qui sotto e risponderà una persona.',
    away: 'Al momento non c’è nessuno con cui parlare. Puoi comunque contattarci con il pulsante qui sotto.',
  },
  nl: {
    talk: 'praten, spreken, chatten, verbinden, contact',
    to: 'een mens, een persoon, iemand, een medewerker, een echt persoon, klantenservice',
    beside: 'alsjeblieft, aub, graag, ik, wil, heb, nodig, een',
    reply: 'Natuurlijk. Druk op de knop hieronder, dan neemt een medewerker het over.',
    away: 'Er is nu niemand om mee te praten. Met de knop hieronder bereik je ons toch.',
  },
  tr: {
    talk: 'konus, gorus, bagla, yazis, ulas',
    to: 'bir insan, insanla, gercek kisi, birisiyle, biriyle, yetkili, temsilci, calisan',
    beside: 'lutfen, istiyorum, bir',
    reply: 'Elbette. Aşağıdaki düğmeye basın, bir kişi devralsın.',
    away: 'Şu anda konuşabileceğiniz kimse yok. Aşağıdaki düğmeyle yine de bize ulaşabilirsiniz.',
  },
  ar: {
    talk: 'التحدث, اتحدث, اتكلم, التكلم, تواصل',
    to: 'شخص, انسان, موظف, ممثل, مندوب, احد',
    beside: 'من, فضلك, لو, سمحت, اريد',
    reply: 'بالتأكيد. اضغط الزر أدناه وسيتولى شخص الحديث معك.',
    away: 'لا يوجد أحد للتحدث معه الآن. يمكنك مع ذلك التواصل معنا عبر الزر أدناه.',
  },
  ja: {
    talk: '話, 繋, つな, 連絡, 相談, 対応',
    to: '人間, 担当者, オペレーター, スタッフ, 係の人',
    beside: 'お願いします',
    reply: 'もちろんです。下のボタンを押すと、担当者が対応します。',
    away: 'ただいま対応できる担当者がおりません。下のボタンからご連絡いただけます。',
  },
}

const listOf = (list: string) => list.split(/,\s*/).map(plain)
const readers = Object.values(words).map(({ talk, to, beside, reply: here, away }) => {
  const skipped = new Set(listOf(beside))
  const rest = (text: string) =>
    text
      .split(' ')
      .filter((word) => !skipped.has(word))
      .join(' ')
  return { talk: listOf(talk), to: listOf(to), alone: listOf(to).map(rest), rest, replies: { here, away } }
})

/**
 * Whether somebody asks to talk to a person, in a language of the bubble. To need somebody is not to want to talk to them
 * ("I need someone to mend a bike"), unless nothing else is said ("I need a human").
 *
 * @returns what is said to it in that language, where somebody is there and where nobody is; undefined for every other question
 */
export function repliesToAskingForPerson(question: string): { here: string; away: string } | undefined {
  if (question.length > LONGEST) return undefined
  const text = plain(question)
  const holds = (list: readonly string[]) => list.some((one) => text.includes(one))
  return readers.find(({ talk, to, alone, rest }) => holds(to) && (holds(talk) || alone.includes(rest(text))))?.replies
}

function plain(text: string): string {
  const letters = normalize(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return fold(letters).trim()
}

import { fold, normalize } from '@docent/runtime/text'

/** Longer than this somebody asks for more than a person. */
const LONGEST = 120

/** Words for talking, and for who is talked to, by language; parts of words, so that endings do not matter. */
const words: Readonly<Record<string, { talk: string; to: string }>> = {
  en: {
    talk: 'talk to, talk with, speak to, speak with, chat with, connect me, transfer me, put me through, contact, reach, get me, need, want',
    to: 'human, real person, a person, somebody, someone, an agent, live agent, live person, representative, customer service, support team, staff member, an employee',
  },
  de: {
    talk: 'sprechen, reden, schreiben, verbinden, kontakt, weiterleiten, brauche, mochte, will',
    to: 'mensch, mitarbeiter, einer person, eine person, jemandem, jemanden, kundendienst, kundenservice, berater',
  },
  fr: {
    talk: 'parler, discuter, joindre, contacter, transferer, mettre en relation, besoin, voudrais, veux',
    to: 'un humain, une vraie personne, une personne, quelquun, un conseiller, une conseillere, un agent, un employe',
  },
  es: {
    talk: 'hablar, chatear, comunicarme, conectar, contactar, pasar con, necesito, quiero',
    to: 'un humano, una persona, alguien, un agente, un asesor, un empleado, atencion al cliente',
  },
  pt: {
    talk: 'falar, conversar, contatar, contactar, transferir, preciso, quero',
    to: 'um humano, uma pessoa, alguem, um atendente, um agente, um funcionario',
  },
  it: {
    talk: 'parlare, chattare, contattare, mettermi in contatto, ho bisogno, vorrei, voglio',
    to: 'un umano, una persona, qualcuno, un operatore, un addetto, un agente',
  },
  nl: {
    talk: 'praten, spreken, chatten, verbinden, contact, nodig, wil',
    to: 'een mens, een persoon, iemand, een medewerker, een echt persoon, klantenservice',
  },
  tr: {
    talk: 'konus, gorus, bagla, yazis, istiyorum, ulas',
    to: 'bir insan, insanla, gercek kisi, birisiyle, biriyle, yetkili, temsilci, calisan',
  },
  ar: { talk: 'التحدث, اتحدث, اتكلم, التكلم, اريد, تواصل', to: 'شخص, انسان, موظف, ممثل, مندوب, احد' },
  ja: { talk: '話, 繋, つな, 連絡, 相談, 対応', to: '人間, 担当者, オペレーター, スタッフ, 係の人' },
}

const listsOf = (list: string) => list.split(/,\s*/).map(plain)
const readers = Object.values(words).map(({ talk, to }) => ({ talk: listsOf(talk), to: listsOf(to) }))

/** Whether somebody asks to talk to a person, in a language of the bubble. */
export function asksForPerson(question: string): boolean {
  if (question.length > LONGEST) return false
  const text = plain(question)
  return readers.some(({ talk, to }) => [talk, to].every((list) => list.some((one) => text.includes(one))))
}

function plain(text: string): string {
  const letters = normalize(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return fold(letters).trim()
}

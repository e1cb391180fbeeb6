import { describe, expect, test } from '@jest/globals'
import { smallTalk, type Kind, type SmallTalkLanguage } from './phrases.ts'
import { replyToSmallTalk } from './small-talk.ts'

const replies: [message: string, language: SmallTalkLanguage, kind: Kind][] = [
  ['hello', 'en', 'greeting'],
  ['Hi there!', 'en', 'greeting'],
  ['HELLO??', 'en', 'greeting'],
  ['hey 👋🏽', 'en', 'greeting'],
  ['Good morning, how are you?', 'en', 'greeting'],
  ["Hi, what's up", 'en', 'greeting'],
  ['Hello, I have a question.', 'en', 'greeting'],
  ['Thanks!', 'en', 'thanks'],
  ['ok great, thank you so much for your help :)', 'en', 'thanks'],
  ['No thanks', 'en', 'thanks'],
  ['thanks, you have been great!', 'en', 'thanks'],
  ['You are the best', 'en', 'thanks'],
  ['Thanks, bye!', 'en', 'farewell'],
  ['hello there', 'en', 'greeting'],
  ['thx', 'en', 'thanks'],
  ['cheers thats all', 'en', 'thanks'],
  ['ok great, bye', 'en', 'farewell'],
  ['Good morning!', 'en', 'greeting'],
  ['Are you a real person?', 'en', 'who'],
  ['hi, are you a bot or a human', 'en', 'who'],
  ['Gerçek bir insan mısınız?', 'tr', 'who'],
  ['Hallo, sind Sie ein Mensch?', 'de', 'who'],
  ['Sag mal, bist du ein Bot?', 'de', 'who'],
  ['Êtes-vous un robot ?', 'fr', 'who'],
  ['¿Eres una persona real?', 'es', 'who'],
  ['Você é um robô?', 'pt', 'who'],
  ['Sei un bot?', 'it', 'who'],
  ['Ben je een echt mens?', 'nl', 'who'],
  ['هل أنت روبوت؟', 'ar', 'who'],
  ['あなたは人間ですか？', 'ja', 'who'],
  ['ok super, ciao', 'de', 'farewell'],
  ['Merhaba', 'tr', 'greeting'],
  ['İYİ GÜNLER', 'tr', 'greeting'],
  ['Çok teşekkür ederim!', 'tr', 'thanks'],
  ['Görüşürüz', 'tr', 'farewell'],
  ['Guten Tag', 'de', 'greeting'],
  ['Hallo zusammen', 'de', 'greeting'],
  ['Super, vielen Dank für Ihre Hilfe!', 'de', 'thanks'],
  ['Tschüss', 'de', 'farewell'],
  ['Bonjour, ça va ?', 'fr', 'greeting'],
  ['Merci beaucoup pour votre aide', 'fr', 'thanks'],
  ['Merci, au revoir', 'fr', 'farewell'],
  ['¡Hola! Buenos días', 'es', 'greeting'],
  ['muchas gracias', 'es', 'thanks'],
  ['Adiós', 'es', 'farewell'],
  ['Olá, tudo bem?', 'pt', 'greeting'],
  ['Muito obrigada!', 'pt', 'thanks'],
  ['tchau', 'pt', 'farewell'],
  ['Buongiorno', 'it', 'greeting'],
  ['grazie mille', 'it', 'thanks'],
  ['Arrivederci', 'it', 'farewell'],
  ['Goedemorgen', 'nl', 'greeting'],
  ['Dank je wel', 'nl', 'thanks'],
  ['Tot ziens!', 'nl', 'farewell'],
  ['مرحباً', 'ar', 'greeting'],
  ['السلام عليكم', 'ar', 'greeting'],
  ['شكراً جزيلاً', 'ar', 'thanks'],
  ['مع السلامة', 'ar', 'farewell'],
  ['こんにちは！', 'ja', 'greeting'],
  ['ありがとうございます。', 'ja', 'thanks'],
  ['了解です、ありがとう', 'ja', 'thanks'],
  ['さようなら', 'ja', 'farewell'],
]

const questions = [
  'hi, what does shipping cost?',
  'Hello, do you deliver?',
  'Thanks, and on Sunday?',
  'How are you funded?',
  'How are you different?',
  'How do you do returns?',
  'Thank you card',
  'What is a good morning routine?',
  'Good night cream',
  'hello kitty mug',
  'Have a nice day mug',
  'Hallo, was kostet der Versand?',
  'Danke, und sonntags?',
  'Tag der offenen Tür',
  'Bonjour, quels sont vos horaires ?',
  'Hola, ¿cuánto cuesta el envío?',
  'Oi, qual é o prazo?',
  'Ciao, quanto costa?',
  'Hoi, wat kost het?',
  'Merhaba, kargo ne kadar?',
  'مرحبا، كم سعر الشحن؟',
  'こんにちは、送料はいくらですか',
  'ありがとうカードはありますか',
  'Are you a bike shop?',
  'Are you a bot maker?',
  'Is this a real person guarantee?',
  'Who are you?',
  'Wer sind Sie?',
  'Who are your suppliers?',
  'Sind Sie ein Meisterbetrieb?',
  'Êtes-vous un artisan ?',
  'Have a nice weekend tour',
  'Please',
  'no',
  'ok',
  'there',
  'and',
  'y',
  '?',
  '👋',
  'hi 5',
  `hello ${'hello '.repeat(20)}`,
  `${'thank you '.repeat(7)}x`,
]

describe('small talk', () => {
  test(`is listed once [table: small talk: ${replies.length} replied to, ${questions.length} asked of the documents]`, () => {
    const all = [...replies.map(([message]) => message), ...questions]
    expect(new Set(all).size).toBe(all.length)
  })

  test.each(replies)('"%s" gets the %s reply to a %s', (message, language, kind) => {
    expect(replyToSmallTalk(message)).toBe(smallTalk[language].replies[kind])
  })

  test.each(questions)('"%s" is none', (message) => {
    expect(replyToSmallTalk(message)).toBeUndefined()
  })

  test('each phrase of each language is understood, and gets a reply of its kind', () => {
    for (const [language, { replies: own, beside: _, ...phrases }] of Object.entries(smallTalk)) {
      for (const [kind, list] of Object.entries(phrases)) {
        for (const phrase of list.split(', ')) {
          expect([language, phrase, replyToSmallTalk(phrase, language)]).toEqual([language, phrase, own[kind as Kind]])
        }
      }
    }
  })

  test('a phrase of several languages is answered in the one the browser prefers', () => {
    expect(replyToSmallTalk('Hallo')).toBe(smallTalk.de.replies.greeting)
    expect(replyToSmallTalk('Hallo', 'nl-BE,nl;q=0.9,en;q=0.8')).toBe(smallTalk.nl.replies.greeting)
    expect(replyToSmallTalk('hi', 'fr, de-AT;q=0.8')).toBe(smallTalk.de.replies.greeting)
    expect(replyToSmallTalk('merci', 'nl, en')).toBe(smallTalk.fr.replies.thanks)
  })
})

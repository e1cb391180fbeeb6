export interface LegalPart {
  id: string
  title: string
  paragraphs?: readonly string[]
  /** A name and what is said of it. */
  list?: readonly (readonly [string, string])[]
}

export interface LegalText {
  title: string
  lead: string
  parts: readonly LegalPart[]
}

/** What the software does with data. It says nothing that depends on the operator, who may add to it. */
export const privacy: LegalText = {
  title: 'Privacy',
  lead: 'What Docent keeps, where, for how long, and how it goes away again. It describes what the software does by itself; “we” is whoever runs this installation.',
  parts: [
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'We keep your email address, the name and picture you give, and a hash of your password (Argon2id) from which the password cannot be read. With Google you sign in there, and we are told your address, name and picture, of which we keep a copy, never your password.',
        'Each place where you are signed in is a session. With it we keep when it was used, the kind of browser or program, and the network address without its end. It ends when you sign out, or after a time without a visit: 30 days, unless the operator has set another.',
      ],
    },
    {
      id: 'documents',
      title: 'Your documents',
      paragraphs: [
        'We keep the file as you uploaded it, the text read from it, and the passages with their search index. All of it belongs to your account: every read and write names its owner, and no other account can reach it.',
        'A widget answers its visitors from the documents you choose for it, and shows the passages it quotes. So do not give a widget what visitors must not read.',
        'When you delete a document, its text, passages, index and file go within seconds. What remains is an empty entry that says it was deleted.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions and answers',
      paragraphs: [
        'Questions in the global chat are answered and not kept. For a widget that keeps history, the question, the answer and a thumb up or down are kept under a random id that stands for the browser, for as many days as the owner of the widget or the operator has set; without such an end, until its owner erases it, or deletes the widget or their account. For one that does not, only the count is kept. Visitors have no account, and are asked for no name to ask something.',
        'A visitor may leave a message where the widget offers that: then it is kept, with the mail address and the name they give, beside the conversation and as long as it, goes to the owner of the widget as a mail, and is answered by mail. Where a person can be asked for, what the two write is kept in the same way.',
        'Of a widget we also remember that a website shows it, so that its owner sees that the installation worked.',
        'To hold back misuse, questions are counted by browser and by network range. The counts of a day name no address and go within an hour after it.',
      ],
    },
    {
      id: 'models',
      title: 'Language models',
      paragraphs: [
        'By itself Docent reads, searches and answers on the machine it runs on, in quoted sentences, and sends nothing anywhere. If the operator has connected a language model, the question, the last messages of the conversation and the passages found are sent to that endpoint to write the answer; if it also makes the search index, the text of your documents is sent to it, too. The chat in the dashboard says when no model is connected.',
      ],
    },
    {
      id: 'mail',
      title: 'Mail and messages',
      paragraphs: [
        'We write to you about your account: when it is made, invited, handed over or deleted, when its sign-in changes or a password is forgotten, when messages run out, and about your plan, domains, webhooks and golden questions. We also write when a visitor leaves a message or asks for a person, and once a week about what was asked in vain; those about a person and of the week you switch off under Account. Visitors who left a message get its answer.',
        'Once a mail is sent or given up, its text and its address are emptied; that it was sent is kept.',
        'What you write on the contact page is sent to the operator as a mail with your address to answer to. It is treated by the software like any other mail.',
      ],
    },
    {
      id: 'browser',
      title: 'Cookies and local storage',
      paragraphs: [
        'Only what the service needs. No advertising and no tracking. The one thing that can come from another host is the avatar of a widget whose owner gave an address elsewhere.',
      ],
      list: [
        [
          'docent_refresh',
          '(cookie): keeps you signed in. No script can read it, and it is sent to the sign-in calls only.',
        ],
        ['docent_session', '(cookie): the digit 1, so that pages know whether asking for your account is worth it.'],
        [
          'docent_device',
          '(cookie): for a year after you sign up or sign in, so that you need not wait where strangers tried your password. It opens nothing, no script can read it, and it is sent to the sign-in calls only.',
        ],
        [
          'docent_google',
          '(cookies with names that begin so): for the minutes of a sign-in with Google, so that nobody else can end it.',
        ],
        ['docent.theme', '(local storage): light or dark, once you have chosen.'],
        ['docent.refresh', '(local storage): for a moment, so that two tabs do not renew a session at once.'],
        [
          'docent.wordpress-site',
          '(session storage): the website that you confirmed, while the window that connects it is open.',
        ],
        [
          'docent:WIDGET',
          '(local storage of the website that shows a bubble): the conversation’s id and its pass, where the widget keeps history.',
        ],
      ],
    },
    {
      id: 'logs',
      title: 'Logs and network addresses',
      paragraphs: [
        'Network addresses are used to limit how often something is tried. What is stored of a failed sign-in for that is a hash of the address, not the address, and counts for a day. Logs hold what failed and why, and of each sign-in and change of what lets somebody in the account’s id, the kind of device, the network address without its end, and the name of a new API key; passwords, cookies and tokens are taken out before a line is written.',
      ],
    },
    {
      id: 'rights',
      title: 'Your data is yours',
      paragraphs: [
        'Under Account you see your sessions and end them, take everything that is kept of you with you as a ZIP file, and delete the account: then nothing of it stays behind in any store. You can also delete each document and each widget by itself. Backups that the operator makes are the operator’s to clear.',
      ],
    },
  ],
}

export const terms: LegalText = {
  title: 'Terms',
  lead: 'The rules for using this installation of Docent. Short, because the software does one thing.',
  parts: [
    {
      id: 'service',
      title: 'What you get',
      paragraphs: [
        'Docent answers questions from the documents you upload and shows the passages it relied on. How much of it you get is said by your plan. Limits are enforced as they are written on the pricing page; reaching one deletes nothing.',
      ],
    },
    {
      id: 'answers',
      title: 'What answers are worth',
      paragraphs: [
        'Answers are made by a program. They show their sources so that they can be checked, and they can still be wrong, above all where the documents are. Decisions that matter need a look at the passage, and where it is law, money or health, a person who knows.',
      ],
    },
    {
      id: 'content',
      title: 'Your documents stay yours',
      paragraphs: [
        'You keep every right to what you upload. You let us store and process it for one purpose: to answer you and the visitors of your widgets. Upload only what you may use that way, and nothing that visitors of a widget must not see.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      paragraphs: [
        'Do not try to reach the data of others, to break or overload the service, to upload programs that do harm, or to present its answers as those of a person. Whoever does can be locked out.',
      ],
    },
    {
      id: 'payment',
      title: 'Plans and payment',
      paragraphs: [
        'The free plan costs nothing. A paid plan is charged only where the operator has connected a payment provider; without one, changing the plan charges nothing, and the dashboard says so when you do it. A canceled plan lasts to the end of its period.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        'You can stop at any time. We can end the service with notice, or at once where these terms are broken. Take out your documents before; after the end they are deleted.',
      ],
    },
    {
      id: 'warranty',
      title: 'No warranty of the software',
      paragraphs: [
        'Docent is free software under the Apache License 2.0. It comes as it is, without warranty, as sections 7 and 8 of that license say. What the operator promises beyond that is between you and the operator; where the law gives you more, the law holds.',
      ],
    },
  ],
}

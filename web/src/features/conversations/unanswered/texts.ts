import { counted } from '../../../ui/format/count.ts'

/** What the pages of what was asked in vain say. */
export const texts = {
  page: {
    documentTitle: 'Unanswered · Docent',
    title: 'Unanswered',
    lead: 'What visitors asked in vain in the last 90 days, the most frequent first. Write the answer once, and your chatbots know it: all of them, or those you choose.',
    list: 'Questions without an answer',
    more: (groups: number) => `${counted(groups, 'question')} more, asked less often.`,
    failed: {
      title: 'The questions could not be loaded',
      text: 'Nothing is lost. Check the connection, then try again.',
      action: 'Try Again',
    },
    empty: {
      title: 'Nothing is unanswered',
      text: 'What your documents do not say, and what visitors find not helpful, stands here as soon as somebody asks it.',
      action: 'Open Conversations',
    },
  },
  group: {
    times: (times: number) => `asked ${times === 1 ? 'once' : `${times} times`}`,
    visitors: (visitors: number) => `by ${counted(visitors, 'visitor')}`,
    newest: (day: string) => `last ${day}`,
    because: { unsure: 'Not sure', 'not-found': 'Not found', 'not-helpful': 'Thumbs down' },
    after: (before: string) => `After “${before}”`,
    others: (count: number) => counted(count, 'other wording'),
    nearest: 'Closest passage',
    told: 'What visitors were told',
    comments: 'What they say was missing or wrong',
    answer: 'Answer It',
    open: 'Open Conversation',
    putAway: 'Needs No Answer',
    isAway: { title: 'Put away', description: 'It is not listed any more, however often it is asked.' },
    takeBack: 'Take Back',
    failed: 'This was not kept',
  },
  editor: {
    question: 'Question',
    questionHint: 'As your customers would ask it. It is shown above the answer where it is cited.',
    followsHint: (before: string) =>
      `It was asked after “${before}”. Write here what is asked by itself: the answer is found by these words.`,
    wordings: {
      label: 'Other wordings',
      hint: (most: number) =>
        `How else it is asked: one in each line, at most ${most}. The answer is found by these, too. They are kept with it, so leave out names and numbers of people.`,
      tooMany: (count: number, most: number) => `These are ${count} wordings, at most ${most} are kept.`,
      tooLong: (line: number, length: number, most: number) =>
        `Wording ${line} has ${length} characters, at most ${most} are kept.`,
      noWords: (wording: string) => `“${wording}” has no letter and no digit.`,
    },
    answer: 'Answer',
    answerHint: 'Say it whole: names, prices, times. Lists are kept.',
    missing: { question: 'Write the question.', answer: 'Write the answer.', widgets: 'Choose at least one chatbot.' },
    given: {
      label: 'Which chatbots give it',
      all: 'All, also those you make later',
      some: 'Only some',
      hint: 'Choose some where it is not true for all of them.',
      asked: (names: string) => `Visitors asked ${names}. Choose others where it is true for them, too.`,
    },
    save: 'Save and Ask Again',
    saveOnly: 'Save',
    cancel: 'Cancel',
    steps: { saving: 'Saving', embedding: 'Making it findable', asking: 'Asking again' },
    failed: 'The answer was not saved',
    notAsked: 'The answer is kept, but the questions could not be asked again',
    saved: 'Answer saved',
  },
  results: {
    label: 'Asked again',
    none: 'The questions are gone, with their widget.',
    left: (count: number) =>
      `${count === 1 ? 'One question stays' : `${count} questions stay`} open: asked of chatbots that do not give this answer.`,
    done: (closed: number, all: number) =>
      closed === all
        ? all === 1
          ? 'Answered now'
          : `All ${all} are answered now`
        : `${closed} of ${all} answered now`,
    open: 'Still open: add this question to the other wordings of your answer, or answer it by itself.',
    asWritten: 'As you wrote it',
    asAsked: 'As it was asked',
    notFound: 'Not answered by it yet: say in the answer what the question asks for.',
    before: 'Before',
    after: 'Now',
    close: 'Done',
  },
  own: {
    documentTitle: 'Your answers · Docent',
    title: 'Your answers',
    lead: 'What you wrote where your documents do not say it. Your chatbots answer from it, all or those you chose, and cite it as “Your answers”, and before visitors as “Our answers”.',
    list: 'Your answers, the newest first',
    write: 'Write an Answer',
    edit: 'Edit',
    delete: 'Delete',
    again: 'Try Again',
    status: {
      ready: 'Ready',
      failed: 'Failed',
      busy: 'Being made findable',
    },
    saved: (day: string) => `saved ${day}`,
    wordings: (count: number) => `found by ${counted(count, 'other wording')}, too`,
    givenBy: (names: string) => `given by ${names}`,
    everyone: 'every chatbot',
    nobody: {
      tag: 'Given by no chatbot',
      text: 'The chatbots it was for are deleted. Edit it to choose others.',
    },
    failed: {
      title: 'Your answers could not be loaded',
      text: 'Nothing is lost. Check the connection, then try again.',
      action: 'Try Again',
    },
    empty: {
      title: 'You have not written an answer yet',
      text: 'Answer what visitors asked in vain, or write down what everybody asks on the phone.',
      action: 'Write an Answer',
    },
    remove: {
      title: 'Delete this answer?',
      text: 'Your chatbots stop using it within seconds. What it answered may be asked in vain again.',
      keep: 'Keep It',
      confirm: 'Delete',
      done: 'Answer deleted',
      failed: 'The answer was not deleted',
    },
    againFailed: 'It could not be made findable',
  },
}

import { expect, test } from '@jest/globals'
import { NOTED_ACTS } from '../src/activity.ts'
import { routes } from '../src/http/index.ts'

/** Calls that may change something and are not noted, with the reason. */
const unnoted: Readonly<Record<string, string>> = {
  answerMessage: 'the answer itself names who wrote it',
  answerFeedback: 'what somebody thinks of an answer',
  askAgain: 'is asked, and kept nowhere',
  checkMailSender: 'is looked for once more',
  checkOwnDomain: 'is looked for once more',
  deleteTeam: 'leaves nobody who could read it',
  embedDocument: 'makes findable what was noted when it came',
  findVisitor: 'is only looked for',
  getAnswer: 'is asked',
  managePayment: 'opens a page of the payment provider, which keeps what is done there',
  markConversation: 'read or not, and a note that stands in the conversation',
  runGolden: 'is asked, with what the owner had kept',
  sayToVisitor: 'the line itself names who said it',
  search: 'is asked',
  setFirstSteps: 'puts a list away',
  starterQuestions: 'suggests something that is noted when it is saved',
  testWebhook: 'the log of deliveries has it',
  typeToVisitor: 'says nothing yet',
  uploadAvatar: 'a picture that is used by nothing until a widget is saved',
}

const changing = [...routes].filter(([, { method, role }]) => role !== undefined && method !== 'GET')
const noted: readonly string[] = NOTED_ACTS

test('every call that changes something of an account is noted, or it is said why not', () => {
  const neither = changing.map(([name]) => name).filter((name) => !noted.includes(name) && !(name in unnoted))
  const both = noted.filter((name) => name in unnoted)
  expect({ neither, both }).toEqual({ neither: [], both: [] })
})

test('what is noted, or is not, is a call that there is', () => {
  const about = [...noted, ...Object.keys(unnoted)]
  expect(about.filter((name) => !routes.has(name))).toEqual([])
  expect(noted).toEqual([...new Set(noted)].toSorted())
})

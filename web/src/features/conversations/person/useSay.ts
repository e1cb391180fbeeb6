import { useSelector } from 'react-redux'
import type { ConversationKey } from '../../../api/conversations.ts'
import { asFailure } from '../../../api/failure.ts'
import { handoverApi } from '../../../api/handover.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { selectAccount, selectUser, type Access } from '../../../api/session/index.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { changeDraft, draftOf, isShown, linesOf, useDraft, type Draft } from './drafts.ts'
import { texts } from './texts.ts'

type State = ReturnType<Access['getState']>

/** Whose it is, too: nobody finds what somebody else has typed. */
const keyOf = (state: State, { widgetId, session }: ConversationKey) =>
  [selectUser(state)?.uid, selectAccount(state)?.id, widgetId, session].join(' ')

/** What is written to a visitor, and how it is sent. */
export function useSay(conversation: ConversationKey): Draft & { type: (text: string) => void; submit: () => void } {
  const dispatch = useAppDispatch()
  const key = useSelector((state: State) => keyOf(state, conversation))
  const draft = useDraft(key)
  const submit = () => {
    const lines = linesOf(draftOf(key))
    if (lines.length === 0) return
    const isIdle = draftOf(key).sending.length === 0
    changeDraft(key, ({ sending }) => ({ typed: '', failed: [], sending: [...sending, ...lines] }))
    if (isIdle) void dispatch(sendAll(key, conversation))
  }
  return { ...draft, type: (typed) => changeDraft(key, () => ({ typed })), submit }
}

/** One after the other, so that they stand in the order in which they were written. */
const sendAll =
  (key: string, conversation: ConversationKey) =>
  async (dispatch: Access['dispatch'], getState: Access['getState']): Promise<void> => {
    for (let [line] = draftOf(key).sending; line; [line] = draftOf(key).sending) {
      // Another account may be open by now, and its lines are not to go out in this one's name.
      const isOther = keyOf(getState(), conversation) !== key
      const said = handoverApi.endpoints.sayToVisitor.initiate({ ...conversation, ...line }, { track: false })
      const { error } = isOther ? { error: {} } : await dispatch(said)
      if (error !== undefined) {
        const why = asFailure(error).error
        changeDraft(key, ({ typed, sending }) => ({
          ...{ sending: [], failed: sending, problem: why || texts.panel.failed },
          typed: [...sending.map(({ text }) => text), typed].filter(Boolean).join('\n'),
        }))
        if (!isShown(key)) dispatch(toasted({ title: texts.panel.failed, description: why, variant: 'destructive' }))
        return
      }
      changeDraft(key, ({ sending }) => ({ sending: sending.slice(1), problem: '' }))
    }
  }

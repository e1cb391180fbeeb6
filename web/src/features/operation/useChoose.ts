import type { chooseModels, RouteBodyInput } from '@docent/proto/http'
import { useState } from 'react'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { useChooseModelsMutation, useLeaveModelsMutation, useTryModelMutation } from '../../api/operator.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import type { Change } from './ChangeDialog.tsx'
import { texts } from './texts.ts'
import type { Tried } from './tried.ts'

const { model: words } = texts

type Wish = Omit<RouteBodyInput<typeof chooseModels>, 'embedAgain' | 'anyway'>

/** Asks and sets what is wished for, and leads through what has to be known before. */
export function useChoose(wish: Wish) {
  const [tryModel] = useTryModelMutation()
  const [choose] = useChooseModelsMutation()
  const [forget] = useLeaveModelsMutation()
  const [isBusy, setBusy] = useState<'ask' | 'use' | 'leave'>()
  const [trial, setTrial] = useState<Tried>()
  const [failed, setFailed] = useState<{ error: unknown; of: string }>()
  const [about, setAbout] = useState<Change>()
  /** What was agreed to with this model is not asked about twice. */
  const [agreedTo, setAgreedTo] = useState<string | null>()
  const dispatch = useAppDispatch()

  async function during(what: 'ask' | 'use' | 'leave', work: () => Promise<void>, again: Change['kind'] = 'use') {
    if (isBusy) return
    setBusy(what)
    setFailed(undefined)
    setTrial(undefined)
    try {
      await work()
      setAbout(undefined)
    } catch (error) {
      const { code, error: reason } = asFailure(error)
      if (code === 'embedding_model_changes') setAbout({ kind: again, reason })
      else {
        setAbout(undefined)
        setFailed({ error, of: JSON.stringify(wish) })
      }
    }
    setBusy(undefined)
  }

  const use = (anyway = false, embedAgain = anyway && agreedTo === wish.embeddingModel) =>
    void during('use', async () => {
      await choose({ ...wish, anyway, embedAgain }).unwrap()
      setAgreedTo(undefined)
      dispatch(toasted({ title: words.choice.done }))
    })
  const leaveNow = (embedAgain: boolean) =>
    void during(
      'leave',
      async () => {
        await forget({ embedAgain }).unwrap()
        dispatch(toasted({ title: words.choice.left }))
      },
      'leave',
    )

  return {
    ask: () => void during('ask', async () => setTrial(await tryModel({ question: words.asked, wish }).unwrap())),
    use,
    leave: () => setAbout({ kind: 'leave' }),
    trial,
    problem: failed?.error,
    /** Of these models, not of what was typed since. */
    canInsist: failed?.of === JSON.stringify(wish) && asFailure(failed.error).code === 'models_do_not_answer',
    isBusy,
    change: {
      about,
      isBusy: isBusy !== undefined,
      onClose: () => setAbout(undefined),
      onConfirm({ kind, reason }: Change) {
        if (kind === 'leave') return leaveNow(reason !== undefined)
        setAgreedTo(wish.embeddingModel)
        return use(false, true)
      },
    },
  }
}

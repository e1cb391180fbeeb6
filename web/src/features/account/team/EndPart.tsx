import { Input } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDeleteTeamMutation, type TeamView } from '../../../api/teams.ts'
import { Field } from '../../../ui/Field.tsx'
import { useAttempt } from '../useAttempt.ts'
import { DangerPart } from './DangerPart.tsx'
import { ProofFields } from './ProofFields.tsx'
import { teamTexts } from './texts.ts'
import { useProof } from './useProof.ts'
import { useSwitching } from './useSwitching.ts'

const { end: words } = teamTexts

/** Erases a team that was handed over. */
export function EndPart({ team }: { team: TeamView }) {
  const [asked, setAsked] = useState<TeamView>()
  const [typed, setTyped] = useState('')
  const [mistyped, setMistyped] = useState<string>()
  const [end, { isLoading }] = useDeleteTeamMutation()
  const { attempt, problem, forget } = useAttempt(words.failed)
  const proof = useProof(problem?.code)
  const switching = useSwitching()
  const navigate = useNavigate()
  const type = (name: string) => {
    setTyped(name)
    setMistyped(undefined)
    forget()
  }
  const close = () => {
    type('')
    proof.clear()
    setAsked(undefined)
  }
  const confirm = async ({ name }: TeamView) => {
    if (typed.trim() !== name) return setMistyped(words.mistyped)
    const shown = proof.shown()
    if (!shown) return
    // That their own account is open now is said wherever it comes of.
    const done = await attempt(() => switching(() => end({ name, ...shown }).unwrap()))
    if (!done) return
    close()
    await navigate('/documents')
  }
  return (
    <DangerPart
      team={team}
      words={words}
      asked={asked}
      isBusy={isLoading}
      onAsk={(one) => (one ? setAsked(one) : close())}
      onConfirm={(one) => void confirm(one)}
    >
      {({ name }) => (
        <div className="fields">
          <p className="muted">{words.dialog.text}</p>
          <Field label={words.type(name)} error={mistyped}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                status={mistyped === undefined ? '' : 'error'}
                value={typed}
                onChange={({ target }) => type(target.value)}
              />
            )}
          </Field>
          <ProofFields proof={proof} problem={problem} failed={words.failed} onChange={forget} />
        </div>
      )}
    </DangerPart>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import { useTransferTeamMutation, type MemberView, type TeamView } from '../../../api/teams.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Part } from '../Part.tsx'
import { useAttempt } from '../useAttempt.ts'
import { ProofFields } from './ProofFields.tsx'
import { teamTexts } from './texts.ts'
import { useProof } from './useProof.ts'
import { useSwitching } from './useSwitching.ts'

const { transfer: words } = teamTexts
const nameOf = ({ name, email }: MemberView) => name || email

/** Gives the whole account to somebody of the team. */
export function TransferPart({ team }: { team: TeamView }) {
  const others = team.members.filter(({ role }) => role !== 'owner')
  const [chosen, setChosen] = useState('')
  const [asked, setAsked] = useState<MemberView>()
  const member = others.find(({ id }) => id === chosen) ?? others[0]
  return (
    <Part title={words.title} text={words.text} tone="danger">
      {member ? (
        <div className="role-choice">
          <select
            className="role-select"
            aria-label={words.to}
            value={member.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one)}
              </option>
            ))}
          </select>
          <Button danger onClick={() => setAsked(member)}>
            {words.submit}
          </Button>
        </div>
      ) : (
        <p className="muted">{words.nobody}</p>
      )}
      <TransferDialog member={asked} onClose={() => setAsked(undefined)} />
    </Part>
  )
}

interface DialogProps {
  member: MemberView | undefined
  onClose: () => void
}

function TransferDialog({ member, onClose }: DialogProps) {
  const [transfer, { isLoading }] = useTransferTeamMutation()
  const { attempt, problem, forget } = useAttempt(words.failed)
  const proof = useProof(problem?.code)
  const switching = useSwitching()
  const close = () => {
    proof.clear()
    forget()
    onClose()
  }
  const confirm = async (to: MemberView) => {
    const shown = proof.shown()
    if (!shown) return
    // That another role is theirs now is said wherever it comes of.
    const done = await attempt(() => switching(() => transfer({ memberId: to.id, ...shown }).unwrap()))
    if (done) close()
  }
  return (
    <ConfirmDialog
      about={member}
      words={(to) => ({ ...words.dialog, title: words.dialog.title(nameOf(to)) })}
      width={520}
      isBusy={isLoading}
      onClose={close}
      onConfirm={(to) => void confirm(to)}
    >
      {(to) => (
        <>
          <div className="consequences">
            <ul>
              {words.means(nameOf(to)).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div className="fields">
            <ProofFields proof={proof} problem={problem} failed={words.failed} onChange={forget} />
          </div>
        </>
      )}
    </ConfirmDialog>
  )
}

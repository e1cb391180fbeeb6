import { useNavigate } from 'react-router'
import { sentenceOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { homeOf } from '../../api/session/index.ts'
import { useOpenTeamMutation, useTeamsQuery, type TeamEntry } from '../../api/teams.ts'
import { Icon } from '../../ui/Icon.tsx'
import { leaving } from '../../ui/held.ts'
import type { MenuEntry } from '../../ui/MenuButton.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from '../texts.ts'

/** The accounts that somebody can open, as entries of the menu; none where there is only their own. */
export function useAccounts(): MenuEntry[] {
  const { data: teams = [] } = useTeamsQuery()
  const [open] = useOpenTeamMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  if (teams.length < 2) return []

  const pick = async ({ id, mine }: TeamEntry) => {
    try {
      const { account } = await open(id).unwrap()
      // What is open may be a page of the other account's, or one that this role has not.
      await navigate(homeOf(account))
      dispatch(toasted({ title: mine ? texts.switchedOwn[mine] : texts.switched(account.name) }))
    } catch (error) {
      const description = sentenceOf(error, texts.tryAgain)
      dispatch(toasted({ title: texts.switchFailed, description, variant: 'destructive' }))
    }
  }
  return teams.map((team, index) => ({
    key: `account ${team.id}`,
    icon: <Icon name={team.isOpen ? 'check' : team.mine ? 'figure' : 'team'} />,
    label: team.mine ? `${team.name} (${texts.ownAccount[team.mine]})` : team.name,
    isChosen: team.isOpen,
    isLast: index === teams.length - 1,
    onPick: () => void (team.isOpen || leaving(() => pick(team))),
  }))
}

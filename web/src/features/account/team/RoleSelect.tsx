import type { GivenRole } from '../../../api/teams.ts'
import { roleNames } from '../../../ui/roles.ts'

const GIVEN: readonly GivenRole[] = ['editor', 'agent']

interface Props {
  label: string
  value: GivenRole
  isBusy: boolean
  onChange: (role: GivenRole) => void
}

export function RoleSelect({ label, value, isBusy, onChange }: Props) {
  return (
    <select
      className="role-select"
      aria-label={label}
      value={value}
      disabled={isBusy}
      onChange={({ target }) => onChange(target.value as GivenRole)}
    >
      {GIVEN.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </select>
  )
}

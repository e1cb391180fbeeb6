import { icons, type IconName } from './icons.ts'

/** An ornament: what it means is always said in words beside it or in a label. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'i s' : 'i'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}

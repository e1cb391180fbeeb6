import { useDispatch, useSelector } from 'react-redux'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { texts } from '../texts.ts'
import { modeChosen, selectIsDark, selectMode, themeModes } from '../theme/mode.ts'

const iconOf = { light: 'sun', dark: 'moon', system: 'system' } as const

/** Light, dark, or what the system says. */
export function ThemeSwitch() {
  const dispatch = useDispatch()
  const chosen = useSelector(selectMode)
  const isDark = useSelector(selectIsDark)
  return (
    <MenuButton
      isNarrow
      renderButton={(props) => <IconButton {...props} icon={isDark ? 'sun' : 'moon'} label={texts.theme} />}
      entries={themeModes.map((mode) => ({
        key: mode,
        icon: <Icon name={iconOf[mode]} />,
        label: texts.themes[mode],
        isChosen: mode === chosen,
        onPick: () => dispatch(modeChosen(mode)),
      }))}
    />
  )
}

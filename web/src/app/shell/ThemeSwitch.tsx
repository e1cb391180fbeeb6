import { Dropdown } from 'antd'
import { useDispatch, useSelector } from 'react-redux'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { texts } from '../texts.ts'
import { isThemeMode, modeChosen, selectIsDark, selectMode, themeModes } from '../theme/mode.ts'

const iconOf = { light: 'sun', dark: 'moon', system: 'system' } as const

/** Light, dark, or what the system says. */
export function ThemeSwitch() {
  const dispatch = useDispatch()
  const mode = useSelector(selectMode)
  const isDark = useSelector(selectIsDark)
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // antd's own: the opened menu takes the focus. It is not the attribute of that name.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      menu={{
        selectable: true,
        selectedKeys: [mode],
        items: themeModes.map((key) => ({ key, icon: <Icon name={iconOf[key]} />, label: texts.themes[key] })),
        onClick: ({ key }) => {
          if (isThemeMode(key)) dispatch(modeChosen(key))
        },
      }}
      popupRender={(menu) => <div className="account-menu slim">{menu}</div>}
    >
      <IconButton icon={isDark ? 'sun' : 'moon'} label={texts.theme} aria-haspopup="menu" />
    </Dropdown>
  )
}

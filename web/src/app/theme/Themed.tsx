import { ConfigProvider } from 'antd'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Outlet } from 'react-router'
import { Ring } from '../../ui/Ring.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { docentTheme } from './antd-theme.ts'
import { selectIsDark } from './mode.ts'
import { dark, light } from './palette.ts'
import '../../ui/antd.css'

/** Everything that may use antd. Pages outside it, such as a public one, do not load it. */
export function Component() {
  const isDark = useSelector(selectIsDark)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const theme = useMemo(() => docentTheme(isDark ? dark : light, isCalm), [isDark, isCalm])
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }} button={{ autoInsertSpace: false, loadingIcon: <Ring /> }}>
      <Outlet />
    </ConfigProvider>
  )
}

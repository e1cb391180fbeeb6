import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler, type To } from 'react-router'

/** A link that looks like a button: it opens in a new tab, has an address, and does not reload the page. */
export function LinkButton({ to, ...rest }: Omit<ButtonProps, 'href' | 'onClick'> & { to: To }) {
  const href = useHref(to)
  const go = useLinkClickHandler(to)
  return <Button {...rest} href={href} onClick={(event) => go(event as React.MouseEvent<HTMLAnchorElement>)} />
}

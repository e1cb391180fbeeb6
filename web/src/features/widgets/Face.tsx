import { useState } from 'react'
import { readable } from '@docent/widget-embed/colors'

interface Props {
  name: string
  color: string
  url: string
}

/** The avatar as the bubble shows it: the picture, else the first letter of the name on the owner's color. */
export function Face({ name, color, url }: Props) {
  const [broken, setBroken] = useState<string>()
  const { fill, on } = readable(color)
  return (
    <span className="w-face" style={{ background: fill, color: on }} aria-hidden="true">
      {url !== '' && url !== broken ? (
        <img src={url} alt="" onError={() => setBroken(url)} />
      ) : (
        ([...name.trim()][0]?.toUpperCase() ?? '')
      )}
    </span>
  )
}

import { Icon } from '../../../ui/Icon.tsx'
import { Mark } from '../../../ui/Logo.tsx'
import { wordPressTexts } from '../texts.ts'
import type { ReturnSite } from './site.ts'

/** Which site is connected with what, and what it will know. */
export function SiteBanner({ site, isDone = false }: { site: ReturnSite; isDone?: boolean }) {
  return (
    <>
      <div className="join">
        <b>{site.host}</b>
        <Icon name="arrow" />
        <span className="logo">
          <Mark />
          <b>Docent</b>
        </span>
      </div>
      {!isDone && (
        <p className="gives">
          {wordPressTexts.gives}
          {!site.isEncrypted && ` ${wordPressTexts.plain}`}
        </p>
      )}
    </>
  )
}

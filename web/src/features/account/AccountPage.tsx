import { useSelector } from 'react-redux'
import { useMay } from '../../api/hooks.ts'
import { selectAccount, selectUser } from '../../api/session/index.ts'
import { Note } from '../../ui/Note.tsx'
import { KeysPart } from './keys/KeysPart.tsx'
import { WebhooksPart } from './keys/WebhooksPart.tsx'
import { OwnDomainsPart } from './OwnDomainsPart.tsx'
import { ExportPart } from './export/ExportPart.tsx'
import { DeletionPart } from './deletion/DeletionPart.tsx'
import { MailsPart } from './MailsPart.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import { SecondFactorPart } from './second-factor/SecondFactorPart.tsx'
import { SecurityLogPart } from './security/SecurityLogPart.tsx'
import { SessionsPart } from './SessionsPart.tsx'
import { texts } from './texts.ts'
import './account.css'

export function Component() {
  const user = useSelector(selectUser)
  const account = useSelector(selectAccount)
  const isOwner = useMay('owner')
  if (!user || !account) return null
  return (
    <div className="wrap account">
      <title>{texts.documentTitle}</title>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      <ProfilePart user={user} />
      <PasswordPart email={user.email} />
      <SecondFactorPart />
      <SessionsPart />
      <SecurityLogPart />
      {isOwner && (
        <>
          <KeysPart />
          <WebhooksPart />
          <OwnDomainsPart />
          <MailsPart isOwn />
          <ExportPart />
        </>
      )}
      {account.isOwn ? (
        <DeletionPart email={user.email} />
      ) : (
        <>
          <MailsPart isOwn={false} />
          <Note title={texts.elsewhere.title(account.name)}>
            <p>{isOwner ? texts.elsewhere.ofOwner : texts.elsewhere.text}</p>
          </Note>
        </>
      )}
    </div>
  )
}

import { Button, QRCode } from 'antd'
import { useEffect, useRef, useState } from 'react'
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} from '../../../api/security.ts'
import { useListSessionsQuery } from '../../../api/self.ts'
import { addedOn, momentOf } from '../../../ui/format/date.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ShownOnce } from '../../../ui/shown-once/ShownOnce.tsx'
import { Awaited } from '../Awaited.tsx'
import { Part } from '../Part.tsx'
import { useAttempt } from '../useAttempt.ts'
import { ProofForm } from './ProofForm.tsx'
import { texts } from './texts.ts'
import './second-factor.css'

/** A code beside the password: off, being set up, on; and the codes for whoever lost the phone, shown once. */
export function SecondFactorPart() {
  const query = useSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: sessions } = useListSessionsQuery()
  const [codes, setCodes] = useState<string[]>()
  const { data, fulfilledTimeStamp = 0 } = query
  const isOn = data !== undefined && data.since !== null
  return (
    <Part title={texts.title} text={texts.text}>
      <Awaited query={query} words={texts} />
      {codes !== undefined && (
        <div className="factor-codes">
          <ShownOnce
            heading="h3"
            value={codes.join('\n')}
            text={texts.codesText}
            words={{ ...texts, title: texts.codes }}
            onDone={() => setCodes(undefined)}
          />
        </div>
      )}
      {codes === undefined && data && isOn && (
        <On
          when={addedOn(momentOf(data.since ?? 0), new Date(fulfilledTimeStamp))}
          left={data.recoveryCodesLeft}
          onCodes={setCodes}
        />
      )}
      {codes === undefined && data && !isOn && sessions?.signIn.hasPassword === false && <p>{texts.noPassword}</p>}
      {codes === undefined && data && !isOn && sessions?.signIn.hasPassword === true && <Off onCodes={setCodes} />}
    </Part>
  )
}

function Off({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [begin, { isLoading: isBeginning }] = useBeginSecondFactorMutation()
  const [confirm, { isLoading: isConfirming }] = useConfirmSecondFactorMutation()
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const { attempt, problem, forget } = useAttempt(texts.notOn)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [begun])

  if (begun === undefined) {
    return (
      <>
        <p>{texts.off}</p>
        <ProofForm
          asks={{ password: true }}
          problem={problem}
          onSubmit={({ currentPassword }) => void attempt(() => begin(currentPassword).unwrap()).then(setBegun)}
        >
          <Button htmlType="submit" loading={isBeginning}>
            {texts.setUp}
          </Button>
        </ProofForm>
      </>
    )
  }
  const leave = () => {
    setBegun(undefined)
    forget()
  }
  return (
    <div className="factor">
      <QRCode
        value={begun.uri}
        type="svg"
        size={168}
        bordered={false}
        color="#000"
        bgColor="#fff"
        aria-label={texts.scanLabel}
      />
      <div className="fields">
        <h3 ref={heading} tabIndex={-1}>
          {texts.scan}
        </h3>
        <p className="muted">{texts.scanText}</p>
        <p>
          {texts.type} <code className="factor-secret">{begun.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <ProofForm
          asks={{ code: texts.code }}
          problem={problem}
          onSubmit={({ code }) =>
            void attempt(
              () => confirm(code).unwrap(),
              () => ({ title: texts.turnedOn }),
            ).then((done) => done && onCodes(done.recoveryCodes))
          }
        >
          <Button type="primary" htmlType="submit" loading={isConfirming}>
            {texts.turnOn}
          </Button>
          <Button onClick={leave}>{texts.cancel}</Button>
        </ProofForm>
      </div>
    </div>
  )
}

interface OnProps {
  when: string
  left: number
  onCodes: (codes: string[]) => void
}

function On({ when, left, onCodes }: OnProps) {
  const [renew, { isLoading: isRenewing }] = useRenewRecoveryCodesMutation()
  const [end, { isLoading: isEnding }] = useEndSecondFactorMutation()
  const renewing = useAttempt(texts.notRenewed)
  const ending = useAttempt(texts.notOff)
  const press = (proof: { currentPassword: string; code: string }, what: string) => {
    if (what === 'renew') {
      ending.forget()
      void renewing.attempt(() => renew(proof).unwrap()).then((done) => done && onCodes(done.recoveryCodes))
      return
    }
    renewing.forget()
    void ending.attempt(
      () => end(proof).unwrap(),
      () => ({ title: texts.turnedOff }),
    )
  }
  return (
    <>
      <div>
        <p className="label-title">
          <span className="tag ok">
            <Icon name="check" small />
            {texts.on(when)}
          </span>
        </p>
        <p className="muted num">{texts.left(left)}</p>
      </div>
      <ProofForm
        asks={{ password: true, code: texts.codeOrRecovery }}
        problem={renewing.problem ?? ending.problem}
        onSubmit={press}
      >
        <Button htmlType="submit" value="renew" loading={isRenewing}>
          {texts.renew}
        </Button>
        <Button htmlType="submit" value="end" danger loading={isEnding}>
          {texts.turnOff}
        </Button>
      </ProofForm>
    </>
  )
}

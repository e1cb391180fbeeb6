import { Button } from 'antd'
import { useManagePaymentMutation } from '../../api/billing.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'
import './payment.css'

/** Leads to the page of the payment provider where invoices and cards are. */
export function ManagePayment({ primary = false }: { primary?: boolean }) {
  const [manage, { isLoading }] = useManagePaymentMutation()
  const dispatch = useAppDispatch()
  const open = async () => {
    try {
      const { portalUrl } = await manage().unwrap()
      window.location.assign(portalUrl)
    } catch (error) {
      const { title, text } = texts.manageFailed
      dispatch(toasted({ title, description: sentenceOf(error, text), variant: 'destructive' }))
    }
  }
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      block={!primary}
      className="pay"
      loading={isLoading}
      onClick={() => void open()}
    >
      {texts.manage}
    </Button>
  )
}

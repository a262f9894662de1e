import { billingMessages } from '@tripwright/domain/plans/billing'
import { customerPortal } from '@tripwright/domain/plans/subscription'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '#platform/call.ts'
import { leaveFor } from '#platform/leave-for.ts'
import { publicAddress } from '#platform/reach-server.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

/** Opens the management page of the plan: the payment service's, or with the built-in payments our settings. */
export function PortalButton({ label }: { label: string }) {
  const t = useText(billingMessages)
  const [, navigate] = useLocation()
  const [isBusy, setIsBusy] = useState(false)
  async function open() {
    setIsBusy(true)
    const response = await call(customerPortal, undefined)
    setIsBusy(false)
    if (!response.ok && response.code === 'not-signed-in')
      return toast(t('portal.sign-in'), { kind: 'error' })
    // Specification section 8, "Portal".
    if (!response.ok)
      return toast(t(response.status === 0 ? 'portal.thrown' : 'portal.failed'), {
        kind: 'error',
        description: response.message,
      })
    toast(t('portal.opening'))
    const url = new URL(response.value.url, publicAddress('/'))
    if (url.origin === new URL(publicAddress('/')).origin) navigate(url.pathname + url.search + url.hash)
    else leaveFor(url.href)
  }
  return (
    <Button variant="ghost" busy={isBusy} onClick={() => void open()}>
      {label}
    </Button>
  )
}

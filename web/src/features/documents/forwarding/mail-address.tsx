import {
  endMailAddress,
  forwardingMessages,
  getMailAddress,
  type MailAddress,
  makeMailAddress,
} from '@tripwright/domain/documents/forwarding'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { NewMailAddress } from './new-mail-address.tsx'

/** The secret address for confirmations: made, renewed after a second yes, removed. Nothing where this installation takes no mail. */
export function MailAddressSection() {
  const t = useText(forwardingMessages)
  const { called, set } = useCall(getMailAddress, {})
  const [email, setEmail] = useState<string | null>(null)
  const [step, setStep] = useState<'asking' | 'busy' | null>(null)
  // Whether it is offered is not known before the answer: no empty frame for those who will not see it.
  if (called.status !== 'ready' || !called.value.isOffered) return null

  async function make() {
    setStep('busy')
    const answer = await call(makeMailAddress, {})
    setStep(null)
    if (!answer.ok) return void toast(t('not-done'), { description: answer.message, kind: 'error' })
    setEmail(answer.value.email)
    set({ isOffered: true, address: answer.value.address })
  }
  async function end() {
    setStep('busy')
    const answer = await call(endMailAddress, {})
    setStep(null)
    if (!answer.ok) return void toast(t('not-done'), { description: answer.message, kind: 'error' })
    setEmail(null)
    set(answer.value)
    toast(t('ended'))
  }
  return (
    <section id="mail-address" className="grid max-w-160 scroll-mt-32 gap-4">
      <div className="grid gap-1">
        <h2>{t('title')}</h2>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <p className="border-signal border-s-4 ps-3">{t('warning')}</p>
      {email === null ? null : <NewMailAddress email={email} />}
      <AddressActions
        address={called.value.address}
        step={step}
        onAsk={(isAsking) => setStep(isAsking ? 'asking' : null)}
        onMake={() => void make()}
        onEnd={() => void end()}
      />
    </section>
  )
}

type AddressActionsProps = {
  address: MailAddress | null
  step: 'asking' | 'busy' | null
  onAsk: (isAsking: boolean) => void
  onMake: () => void
  onEnd: () => void
}

function AddressActions({ address, step, onAsk, onMake, onEnd }: AddressActionsProps) {
  const t = useText(forwardingMessages)
  const isBusy = step === 'busy'
  if (address === null)
    return (
      <Button className="justify-self-start" busy={isBusy} onClick={onMake}>
        {t('make')}
      </Button>
    )
  if (step === 'asking')
    return (
      <div className="grid gap-2" role="alert">
        <p>{t('renew.ask')}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onMake}>{t('renew.yes')}</Button>
          <Button variant="outline" onClick={() => onAsk(false)}>
            {t('renew.no')}
          </Button>
        </div>
      </div>
    )
  const used = address.usedAt === null ? t('unused') : t('used', { date: new Date(address.usedAt) })
  return (
    <>
      <p className="text-sm">{`${t('made', { date: new Date(address.madeAt) })}, ${used}`}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" busy={isBusy} onClick={() => onAsk(true)}>
          {t('renew')}
        </Button>
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
    </>
  )
}

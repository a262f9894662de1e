import { billingMessages, syncCheckout } from '@tripwright/domain/plans/billing'
import { type PlanCode, planOf } from '@tripwright/domain/plans/subscription'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'

/** Pauses between polls, in milliseconds: most payments complete at once, a bank may take half a minute. */
const POLL_DELAYS_MS = [1000, 2000, 3000, 5000, 8000, 13_000]

type CheckoutStatus =
  | { kind: 'asking' }
  | { kind: 'paid' | 'guest'; plan: PlanCode }
  | { kind: 'open' | 'left' }
  | { kind: 'failed'; reason: string }

type CheckoutReturnProps = {
  id: string
  /** The account has the plan now. */
  onPaid: () => void
  onClose: () => void
}

/** The result of a purchase, shown on return from the checkout. */
export function CheckoutReturn({ id, onPaid, onClose }: CheckoutReturnProps) {
  const t = useText(billingMessages)
  const [turn, setTurn] = useState(0)
  const checkout = useCheckoutStatus(id, turn)
  const section = useRef<HTMLElement>(null)
  // On a phone the pressed button is far below.
  useEffect(() => section.current?.focus(), [])
  const isPaid = checkout.kind === 'paid'
  const notifyPaid = useEffectEvent(onPaid)
  useEffect(() => {
    if (isPaid) notifyPaid()
  }, [isPaid])
  const isWaiting = checkout.kind === 'open' || checkout.kind === 'failed'
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="neatline grid scroll-mt-32 gap-3 p-6"
      aria-labelledby="back"
    >
      <h2 id="back">{t('back.title')}</h2>
      <p role="status" className="max-w-prose">
        {lineOf()}
      </p>
      <div className="flex flex-wrap gap-3">
        {isPaid ? (
          <Link href="/itinerary" className={buttonClass()}>
            {t('back.go-on')}
          </Link>
        ) : null}
        {checkout.kind === 'guest' ? (
          <Link href="/auth" className={buttonClass()}>
            {t('back.sign-up')}
          </Link>
        ) : null}
        {isWaiting ? <Button onClick={() => setTurn(turn + 1)}>{t('back.again')}</Button> : null}
        <Button variant="ghost" onClick={onClose}>
          {t('back.close')}
        </Button>
      </div>
    </section>
  )

  function lineOf(): string {
    if (checkout.kind === 'asking') return t('back.asking')
    if (checkout.kind === 'failed') return t('back.failed', { reason: checkout.reason })
    return 'plan' in checkout
      ? t(`back.${checkout.kind}`, { name: planOf(checkout.plan).plan.name })
      : t(`back.${checkout.kind}`)
  }
}

function statusOf(response: Awaited<ReturnType<typeof call<typeof syncCheckout>>>): CheckoutStatus {
  if (!response.ok) return { kind: 'failed', reason: response.message }
  const { state, isClaimed, plan } = response.value
  if (state !== 'paid') return { kind: state }
  return { kind: isClaimed ? 'paid' : 'guest', plan }
}

/** Polls until it is paid or the polls are used up; every new `turn` starts again. */
function useCheckoutStatus(id: string, turn: number): CheckoutStatus {
  const [checkout, setCheckout] = useState<CheckoutStatus>({ kind: 'asking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is what asks again
  useEffect(() => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    setCheckout({ kind: 'asking' })
    async function poll(tries: number): Promise<void> {
      const response = await call(syncCheckout, { id }, { signal: gone.signal })
      if (gone.signal.aborted) return
      const pause = POLL_DELAYS_MS[tries]
      const isOpen = response.ok
        ? response.value.state === 'open'
        : response.status === 0 || response.status >= 500
      if (isOpen && pause !== undefined) timer = setTimeout(() => void poll(tries + 1), pause)
      else setCheckout(statusOf(response))
    }
    void poll(0)
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [id, turn])
  return checkout
}

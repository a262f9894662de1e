import { billingMessages, syncCheckout } from '@tripwright/domain/plans/billing'
import { type PlanCode, planOf } from '@tripwright/domain/plans/subscription'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'

/** Pauses between the askings, in milliseconds: most payments are known at once, a bank may take half a minute. */
const POLL_DELAYS_MS = [1000, 2000, 3000, 5000, 8000, 13_000]

type CheckoutStatus =
  | { kind: 'asking' }
  | { kind: 'paid' | 'guest'; plan: PlanCode }
  | { kind: 'open' | 'left' }
  | { kind: 'failed'; reason: string }

type CheckoutReturnProps = {
  id: string
  /** The account has it now. */
  onPaid: () => void
  onClose: () => void
}

/** What came of a purchase, for whoever comes back from the checkout. */
export function CheckoutReturn({ id, onPaid, onClose }: CheckoutReturnProps) {
  const t = useText(billingMessages)
  const [turn, setTurn] = useState(0)
  const found = useCheckoutStatus(id, turn)
  const section = useRef<HTMLElement>(null)
  // On a telephone the button that was pressed stands far below.
  useEffect(() => section.current?.focus(), [])
  const isPaid = found.kind === 'paid'
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whatever the caller's function is called next
  useEffect(() => {
    if (isPaid) onPaid()
  }, [isPaid])
  const isWaiting = found.kind === 'open' || found.kind === 'failed'
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
        {found.kind === 'guest' ? (
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
    if (found.kind === 'asking') return t('back.asking')
    if (found.kind === 'failed') return t('back.failed', { reason: found.reason })
    return 'plan' in found
      ? t(`back.${found.kind}`, { name: planOf(found.plan).plan.name })
      : t(`back.${found.kind}`)
  }
}

function statusOf(answer: Awaited<ReturnType<typeof call<typeof syncCheckout>>>): CheckoutStatus {
  if (!answer.ok) return { kind: 'failed', reason: answer.message }
  const { state, isClaimed, plan } = answer.value
  if (state !== 'paid') return { kind: state }
  return { kind: isClaimed ? 'paid' : 'guest', plan }
}

/** Asks until it is paid or given up; every new `turn` begins again. */
function useCheckoutStatus(id: string, turn: number): CheckoutStatus {
  const [found, setFound] = useState<CheckoutStatus>({ kind: 'asking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is what asks again
  useEffect(() => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    setFound({ kind: 'asking' })
    async function ask(tries: number): Promise<void> {
      const answer = await call(syncCheckout, { id }, { signal: gone.signal })
      if (gone.signal.aborted) return
      const pause = POLL_DELAYS_MS[tries]
      const isOpen = answer.ok ? answer.value.state === 'open' : answer.status === 0 || answer.status >= 500
      if (isOpen && pause !== undefined) timer = setTimeout(() => void ask(tries + 1), pause)
      else setFound(statusOf(answer))
    }
    void ask(0)
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [id, turn])
  return found
}

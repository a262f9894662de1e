import { profileMessages } from '@tripwright/domain/profile'
import {
  cancelPlan,
  checkSubscription,
  isPaid,
  type SubscriptionState,
  trialDaysLeft,
} from '@tripwright/domain/subscription'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

/** Where the account stands, and the way out of a plan that would be renewed. */
export function OwnPlan() {
  const t = useText(profileMessages)
  const { called, reload } = useCall(checkSubscription, undefined)
  return (
    <section id="plan" className="grid scroll-mt-32 gap-4">
      <h2>{t('settings.plan')}</h2>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {(state) => <PlanLines state={state} />}
      </Awaited>
    </section>
  )
}

function PlanLines({ state }: { state: SubscriptionState }) {
  const t = useText(profileMessages)
  const [isBusy, setIsBusy] = useState(false)
  // As it was when the page was opened: what is left counts in days.
  const [now] = useState(() => Date.now())
  const { subscription_tier: tier, subscription_end: end } = state

  async function cancel() {
    setIsBusy(true)
    const answer = await call(cancelPlan, undefined)
    setIsBusy(false)
    if (!answer.ok) return toast(answer.message, { kind: 'error' })
    toast(t(answer.value.isCancelled ? 'plan.cancelled' : 'plan.was-cancelled'))
  }

  return (
    <>
      <p>{lineOf()}</p>
      <div className="flex flex-wrap gap-3">
        <Link href="/pricing" className={buttonClass({ variant: 'outline' })}>
          {t('plan.see')}
        </Link>
        {isPaid(state) && end !== null ? (
          <Button variant="ghost" busy={isBusy} onClick={() => void cancel()}>
            {t('plan.cancel')}
          </Button>
        ) : null}
      </div>
    </>
  )

  function lineOf(): string {
    if (tier === 'admin_unlimited') return t('plan.owner')
    if (isPaid(state))
      return end === null ? t('plan.lifetime', { tier }) : t('plan.paid', { tier, end: new Date(end) })
    return state.is_trial ? t('plan.trial', { days: trialDaysLeft(state, now) }) : t('plan.free')
  }
}

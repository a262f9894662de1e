import type { Output } from '@tripwright/domain/base/contract'
import { billingMessages, readBilling, setRenewal } from '@tripwright/domain/plans/billing'
import {
  CURRENCY,
  isPaid,
  planOf,
  type SubscriptionState,
  trialDaysLeft,
} from '@tripwright/domain/plans/subscription'
import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { refreshSubscription, useSubscriptionLoad } from '#features/plans/subscription/index.ts'
import { call } from '#platform/call.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { PortalButton } from './portal-button.tsx'
import { ReceiptsList } from './receipts-list.tsx'

// Loaded on first use: few people who open the settings change their plan.
const PlanChange = lazyPart(() => import('./plan-change.tsx').then(({ PlanChange }) => PlanChange))

type Billing = Output<typeof readBilling>
type BoughtPlan = NonNullable<Billing['plan']>

/** The plan's state, its renewal and its payments; `?change=` opens the change of plan. */
export function OwnPlan({ onChanged }: { onChanged: () => void }) {
  const t = useText(billingMessages)
  const billing = useCall(readBilling, undefined)
  const state = useSubscriptionLoad(t('check.failed'))
  const reload = () => void Promise.all([billing.reload(), refreshSubscription()])
  const changed = () => {
    reload()
    onChanged()
  }
  const texts = { loadingLabel: t('loading'), retryLabel: t('retry'), onRetry: reload }
  return (
    <section id="plan" className="grid max-w-prose scroll-mt-32 gap-4">
      <h2>{t('heading')}</h2>
      <Awaited called={billing.called} {...texts}>
        {(paid) => (
          <>
            <Awaited called={state} {...texts}>
              {(stands) => <PlanLine state={stands} plan={paid.plan} seatOf={paid.seatOf} />}
            </Awaited>
            <PlanActions billing={paid} onChanged={changed} />
            <ReceiptsList receipts={paid.receipts} />
          </>
        )}
      </Awaited>
    </section>
  )
}

type PlanLineProps = { state: SubscriptionState } & Pick<Billing, 'plan' | 'seatOf'>

function PlanLine({ state, plan, seatOf }: PlanLineProps) {
  const t = useText(billingMessages)
  const format = useFormats()
  // The time of opening the page is precise enough: the rest is counted in days.
  const [now] = useState(() => Date.now())
  const { subscription_tier: name, subscription_end: end } = state
  return <p className="wrap-anywhere">{lineOf()}</p>

  function lineOf(): string {
    if (name === 'admin_unlimited') return t('owner')
    if (!isPaid(state)) return freeLine()
    if (plan !== null && planOf(plan.code).plan.tier === name) return boughtLine(plan)
    // A seat in a squad or a gift, beside or without a purchase.
    if (seatOf !== null) return t('seat', { name, email: seatOf })
    return end === null ? t('granted', { name }) : t('granted.until', { name, end: new Date(end) })
  }

  function freeLine(): string {
    if (state.is_trial) return t('trial', { days: trialDaysLeft(state, now) })
    return plan?.paidUntil ? t(overOf(plan), { ...namesOf(plan), end: new Date(plan.paidUntil) }) : t('free')
  }

  function boughtLine({ code, paidUntil, state: paid, isRenewed }: BoughtPlan): string {
    if (paidUntil === null) return t('forever', { name })
    const until = { name, end: new Date(paidUntil) }
    if (paid === 'past-due') return t('past-due', until)
    if (!isRenewed) return t('cancelled', until)
    return t('renewed', { ...until, price: format.money(planOf(code).price.amount, CURRENCY) })
  }
}

const namesOf = ({ code }: BoughtPlan) => ({ name: planOf(code).plan.name })
const overOf = ({ state }: BoughtPlan) => (state === 'refunded' ? 'refunded' : 'ended')

function PlanActions({ billing, onChanged }: { billing: Billing; onChanged: () => void }) {
  const t = useText(billingMessages)
  const [parameters, setParameters] = useSearchParams()
  const [isBusy, setIsBusy] = useState(false)
  const { plan, provider } = billing
  const runs = plan !== null && plan.paidUntil !== null && plan.state !== 'ended' && plan.state !== 'refunded'
  const isChanging = runs && parameters.has('change')
  const show = (change: string | null) => setParameters(change === null ? {} : { change }, { replace: true })

  async function renew(isRenewed: boolean) {
    setIsBusy(true)
    const response = await call(setRenewal, { isRenewed })
    setIsBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t(isRenewed ? 'said.resumed' : 'said.cancelled'), { kind: 'success', id: 'renewal' })
    onChanged()
  }

  return (
    <>
      {plan !== null && provider === 'test' ? <p className="text-muted text-sm">{t('test.note')}</p> : null}
      <div className="flex flex-wrap gap-3">
        {runs ? (
          <>
            <Button variant="outline" onClick={() => show(plan.code)}>
              {t('change')}
            </Button>
            <Button variant="ghost" busy={isBusy} onClick={() => void renew(!plan.isRenewed)}>
              {t(plan.isRenewed ? 'cancel' : 'resume')}
            </Button>
          </>
        ) : (
          <Link href="/pricing" className={buttonClass({ variant: 'outline' })}>
            {t('see')}
          </Link>
        )}
        {provider === 'stripe' && plan !== null ? <PortalButton label={t('portal')} /> : null}
      </div>
      {isChanging ? (
        <Suspense>
          <PlanChange
            code={plan.code}
            requestedPlan={parameters.get('change')}
            isTest={provider === 'test'}
            onClose={() => show(null)}
            onChanged={onChanged}
          />
        </Suspense>
      ) : null}
    </>
  )
}

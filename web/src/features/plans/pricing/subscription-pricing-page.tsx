import { type Interval, PLANS, type PlanCode, pricingMessages } from '@tripwright/domain/plans/subscription'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { CheckoutReturn, TestCheckout, useRunningPlan } from '#features/plans/billing/index.ts'
import { refreshSubscription } from '#features/plans/subscription/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { removeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { InvalidDiscount } from './invalid-discount.tsx'
import { choosePlan } from './pending-plan.state.ts'
import { PendingPlan } from './pending-plan.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlansTable } from './plans-table.tsx'
import { PricingFaq } from './pricing-faq.tsx'

type PlanSelection = { id: string; code: PlanCode | null; isGuest?: boolean; discount: string | null }

/**
 * Prices and content of the plans (decisions.md, "People"); `?checkout=` opens a purchase in the test checkout, `?paid=` and
 * `?left=` show its result.
 */
export function PricingPage() {
  const t = useText(pricingMessages)
  const [, navigate] = useLocation()
  const [searchParameters] = useSearchParams()
  // The prerendered document has no parameters.
  const parameters = useIsHydrated() ? searchParameters : new URLSearchParams()
  const [interval, setInterval] = useState<Exclude<Interval, 'once'>>('month')
  const [busy, setBusy] = useState<string | null>(null)
  const [purchases, setPurchases] = useState(0)
  const [dead, setDead] = useState<{ selection: PlanSelection; message: string } | null>(null)
  const running = useRunningPlan(purchases)
  const checkout = parameters.get('checkout')
  const back = parameters.get('paid') ?? parameters.get('left')
  const paid = () => {
    removeStored('pending-plan')
    setPurchases(purchases + 1)
    void refreshSubscription()
  }
  const close = () => navigate('/pricing', { replace: true })

  const discount = parameters.get('discount')
  async function choose(selection: PlanSelection) {
    setBusy(selection.id)
    const next = await choosePlan(selection.code, selection)
    setBusy(null)
    if (next.kind === 'path') navigate(next.path)
    setDead(next.kind === 'discount-dead' ? { selection, message: next.message } : null)
  }

  return (
    <PageFrame heading={t('heading')} lead={t('lead')}>
      {back === null ? null : <CheckoutReturn id={back} onPaid={paid} onClose={close} />}
      <PendingPlan isBusy={busy === 'kept'} onGoOn={(code) => void choose({ id: 'kept', code, discount })} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{t(running === null ? 'trial' : 'own.about')}</p>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t('interval.label')}</legend>
          {(['month', 'year'] as const).map((one) => (
            <Button
              key={one}
              variant={one === interval ? 'secondary' : 'ghost'}
              aria-pressed={one === interval}
              onClick={() => setInterval(one)}
            >
              {t(`interval.${one}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      <ul className="grid gap-4">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            interval={interval}
            isBusy={busy === plan.id}
            running={running}
            onChoose={(code, isGuest = false) => void choose({ id: plan.id, code, isGuest, discount })}
          />
        ))}
      </ul>
      <PlansTable />
      <PricingFaq />
      {dead === null ? null : (
        <InvalidDiscount
          message={dead.message}
          isBusy={busy !== null}
          onGoOn={() => void choose({ ...dead.selection, discount: null })}
          onLeave={() => setDead(null)}
        />
      )}
      {checkout === null ? null : (
        <TestCheckout
          id={checkout}
          onPaid={() => navigate(`/pricing?paid=${checkout}`, { replace: true })}
          onClose={close}
        />
      )}
    </PageFrame>
  )
}

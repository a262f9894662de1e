import {
  CURRENCY,
  firstMonth,
  type Interval,
  type PlanCode,
  priceOf,
  pricingMessages,
  type SubscriptionPlan,
  yearlySaving,
} from '@tripwright/domain/plans/subscription'
import Check from 'lucide-react/icons/check'
import { Link } from 'wouter'
import { PortalButton, type RunningPlan } from '#features/plans/billing/index.ts'
import { useSession } from '#platform/session.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'

type PlanCardProps = {
  plan: SubscriptionPlan
  interval: Exclude<Interval, 'once'>
  isBusy: boolean
  /** The user's current plan. */
  running: RunningPlan | null
  /** Null is the free plan. */
  onChoose: (code: PlanCode | null, isGuest?: boolean) => void
}

/** A plan in the style of a ticket: its audience, its content, and its price. */
export function PlanCard(props: PlanCardProps) {
  const { plan, interval } = props
  const t = useText(pricingMessages)
  return (
    <li className="neatline @container p-6">
      <div className="grid gap-x-8 gap-y-4 @min-[46rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_15rem]">
        <div className="grid content-start gap-1">
          <h2 translate="no">{plan.name}</h2>
          <p className="text-muted">{t(`for.${plan.id}`)}</p>
        </div>
        <PlanFeatures plan={plan} />
        <div className="grid content-start gap-2 border-rule border-t border-dashed pt-4 @min-[46rem]:border-s @min-[46rem]:border-t-0 @min-[46rem]:ps-6 @min-[46rem]:pt-0">
          <PriceLines plan={plan} interval={interval} isFirst={props.running === null} />
          <PlanCardButtons {...props} />
        </div>
      </div>
    </li>
  )
}

function PlanCardButtons({ plan, interval, isBusy, running, onChoose }: PlanCardProps) {
  const t = useText(pricingMessages)
  const session = useSession()
  const { name } = plan
  const price = priceOf(plan, interval)
  if (price !== null && running?.code === price.code)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="brand">{t('own.badge')}</Badge>
        <PortalButton label={t('own.manage')} />
      </div>
    )
  if (price !== null && price.interval !== 'once' && running?.canChange)
    return (
      <Link href={`/settings?change=${price.code}#plan`} className={buttonClass({ variant: 'outline' })}>
        {t('choose.change', { name })}
      </Link>
    )
  // No button for paying users: this plan follows when they stop the renewal.
  if (price === null && running !== null) return null
  const isSignedIn = session.state === 'signed-in'
  return (
    <>
      <Button
        variant={plan.id === 'globetrotter' ? 'default' : 'outline'}
        busy={isBusy}
        onClick={() => onChoose(price?.code ?? null)}
      >
        {price === null ? t(isSignedIn ? 'choose.free' : 'choose.trial') : t('choose.plan', { name })}
      </Button>
      {price === null || isSignedIn ? null : (
        <Button
          variant="link"
          aria-label={t('choose.guest.name', { name })}
          onClick={() => onChoose(price.code, true)}
        >
          {t('choose.guest')}
        </Button>
      )}
    </>
  )
}

function PlanFeatures({ plan }: { plan: SubscriptionPlan }) {
  const t = useText(pricingMessages)
  const { itinerary_generations, ai_requests, search_requests, saved_items } = plan.limits
  const limits =
    itinerary_generations === null
      ? t('has.unlimited')
      : t('has.limited', {
          plans: itinerary_generations,
          questions: ai_requests ?? 0,
          searches: search_requests ?? 0,
          saves: saved_items ?? 0,
        })
  const lines = [
    limits,
    ...(plan.hasOfflineMaps ? [t('has.maps')] : []),
    ...(plan.isAnsweredFirst ? [t('has.first')] : []),
    t('has.travellers', { count: plan.travellers }),
  ]
  return (
    <ul className="grid content-start gap-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-5 text-brand" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  )
}

type PriceLinesProps = Pick<PlanCardProps, 'plan' | 'interval'> & {
  /** Whether it would be a first month; a change of plan is not. */
  isFirst: boolean
}

function PriceLines({ plan, interval, isFirst }: PriceLinesProps) {
  const t = useText(pricingMessages)
  const format = useFormats()
  const price = priceOf(plan, interval)
  if (price === null) return <p className="tabular font-display text-2xl">{t('price.free')}</p>
  const money = (amount: number) => format.money(amount, CURRENCY)
  return (
    <div>
      <p>
        <span className="tabular font-display text-2xl">{money(price.amount)}</span>{' '}
        <span className="text-muted">{t(`price.${price.interval}`)}</span>
      </p>
      <p className="text-sm text-muted">{belowThePrice()}</p>
    </div>
  )

  function belowThePrice(): string {
    if (price?.interval === 'once') return t('price.forever')
    if (price?.interval === 'year') return t('price.saving', { price: money(yearlySaving(plan)) })
    return isFirst ? t('price.first', { price: money(firstMonth(price?.amount ?? 0)) }) : ''
  }
}

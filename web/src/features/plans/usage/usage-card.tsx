import { isPaid, type SubscriptionState, trialDaysLeft } from '@tripwright/domain/plans/subscription'
import { type Counter, isLow, remaining, usageMessages } from '@tripwright/domain/plans/usage'
import { GUEST_SAVE_LIMIT } from '@tripwright/domain/sharing/saved'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSubscriptionState } from '#features/plans/subscription/index.ts'
import { useSession } from '#platform/session.ts'
import { useStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUsage } from './usage.state.ts'
import { UsageBanner } from './usage-banner.tsx'

type UsageCardProps = {
  /** True where the page already names the plan. */
  isBare?: boolean
  /** True where the page already has the banner. */
  hasBanner?: boolean
}

/** Today's usage of each counter, and the plan that sets the limits. */
export function UsageCard({ isBare = false, hasBanner = false }: UsageCardProps) {
  const t = useText(usageMessages)
  const view = useUsage()
  const isGuest = useSession().state === 'signed-out'
  return (
    <section className="neatline grid content-start gap-4 p-5">
      <h2 className="text-xl">{t('title')}</h2>
      {view.status === 'loading' ? (
        <Skeleton className="h-48" />
      ) : (
        // All at once and from the top: counters are four lines or one, and nothing below them may shift.
        <>
          {view.status === 'ready' ? (
            <Counters {...view.reading} isGuest={isGuest} />
          ) : (
            <p className="text-muted">{t('failed')}</p>
          )}
          {isBare ? null : <PlanLine />}
          {hasBanner ? null : <UsageBanner variant="card" />}
        </>
      )}
    </section>
  )
}

type CountersProps = { counters: Counter[]; isUnlimited: boolean; resetsAt: string; isGuest: boolean }

function Counters({ counters, isUnlimited, resetsAt, isGuest }: CountersProps) {
  const t = useText(usageMessages)
  if (isUnlimited) return <p>{t('unlimited')}</p>
  return (
    <>
      <ul className="grid gap-3">
        {counters.map((counter) => (
          <li key={counter.type}>
            {isGuest && counter.type === 'saved_items' ? <DeviceMeter /> : <Meter counter={counter} />}
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        {t('resets', { at: new Date(resetsAt) })} {isGuest ? t('for-guest') : null}
      </p>
    </>
  )
}

function Meter({ counter }: { counter: Counter }) {
  const t = useText(usageMessages)
  const { type, count, limit } = counter
  const left = isLow(counter) ? t('left', { left: remaining(counter) }) : null
  return (
    <Progress
      label={t(`name.${type}`)}
      value={Math.min(count, limit)}
      max={limit}
      count={
        <>
          {left ? <strong className="text-signal">{left} · </strong> : null}
          {t('of-limit', { count, limit })}
        </>
      }
    />
  )
}

/**
 * A guest's saves are not counted per day: this is the number that fits on the device (specification section 4, "Guest
 * saves").
 */
function DeviceMeter() {
  const t = useText(usageMessages)
  const count = useStored('guest-saves')?.length ?? 0
  return (
    <Progress
      label={t('name.on-device')}
      value={Math.min(count, GUEST_SAVE_LIMIT)}
      max={GUEST_SAVE_LIMIT}
      count={t('of-limit', { count, limit: GUEST_SAVE_LIMIT })}
    />
  )
}

function PlanLine() {
  const t = useText(usageMessages)
  const plan = useSubscriptionState()
  const [now] = useState(() => Date.now())
  if (plan === null) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t pt-3">
      <strong>{lineOf(plan)}</strong>
      <Link
        href={isPaid(plan) ? '/settings#plan' : '/pricing'}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {t(isPaid(plan) ? 'plan.manage' : 'plan.see')}
      </Link>
    </p>
  )

  function lineOf(state: SubscriptionState): string {
    if (state.subscription_tier === 'admin_unlimited') return t('plan.owner')
    if (isPaid(state)) return t('plan.paid', { tier: state.subscription_tier })
    if (state.is_trial) return t('plan.trial', { days: trialDaysLeft(state, now) })
    return t(state.trial_used ? 'plan.expired' : 'plan.free')
  }
}

import { utcDate } from '@tripwright/domain/base/dates'
import { isTrialEnding, trialDaysLeft } from '@tripwright/domain/plans/subscription'
import { isLow, mostUsed, remaining, type UsageType, usageMessages } from '@tripwright/domain/plans/usage'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { Link } from 'wouter'
import { useSubscriptionState } from '#features/plans/subscription/index.ts'
import { useSession } from '#platform/session.ts'
import { useStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useUsage } from './usage.state.ts'

type UsageBannerProps = {
  /** `banner` across a page, `card` inside a card, `inline` a line below the control that uses the counter. */
  variant: 'banner' | 'card' | 'inline'
  /** The counter to show; by default the one that is closest to its limit. */
  type?: UsageType
}

/**
 * Specification section 4: shown from 70 % of a limit on, for a plan with limits, and one day before a trial ends. A
 * dismissed one stays hidden for the day.
 */
export function UsageBanner({ variant, type }: UsageBannerProps) {
  const t = useText(usageMessages)
  const notice = useNotice(type)
  const isGuest = useSession().state === 'signed-out'
  const today = utcDate(Date.now())
  const isDismissed = useStored('usage-banner-dismissed') === today
  if (notice === null || isDismissed) return null
  return (
    <div
      role="status"
      className={clsx(
        'flex items-center gap-y-1 border-s-4',
        variant === 'banner' ? 'gap-x-2 desktop:gap-x-4' : 'flex-wrap gap-x-4',
        notice.isUrgent ? 'border-signal bg-signal-wash' : 'border-brand bg-wash',
        { banner: 'py-1 ps-3 text-sm leading-tight', card: 'p-3', inline: 'px-3 py-1 text-sm' }[variant],
      )}
    >
      <p className="min-w-0 flex-1 basis-60">{notice.text}</p>
      <Link
        href={isGuest ? '/auth' : '/pricing'}
        className={buttonClass({
          variant: variant === 'card' ? 'outline' : 'link',
          ...(variant !== 'card' && { size: 'sm' }),
        })}
      >
        {t(isGuest ? 'trial' : 'upgrade')}
      </Link>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('dismiss')}
        onClick={() => writeStored('usage-banner-dismissed', today)}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}

/** The banner in the space above a page's first line, whose section is `relative`: it loads later without a layout shift. */
export function PageBanner() {
  return (
    <div className="page absolute inset-x-0 top-1">
      <UsageBanner variant="banner" />
    </div>
  )
}

function useNotice(type: UsageType | undefined): { text: string; isUrgent: boolean } | null {
  const t = useText(usageMessages)
  const view = useUsage()
  const plan = useSubscriptionState()
  const now = Date.now()
  if (plan !== null && isTrialEnding(plan, now))
    return { text: t('trial-ends', { days: trialDaysLeft(plan, now) }), isUrgent: true }
  if (view.status !== 'ready' || view.reading.isUnlimited) return null
  const counters = view.reading.counters.filter((one) => type === undefined || one.type === type)
  const most = mostUsed(counters)
  if (most === null) return null
  const { count, limit } = most
  const left = isLow(most) ? ` ${t('left', { left: remaining(most) })}.` : ''
  return { text: t(`warn.${most.type}`, { count, limit }) + left, isUrgent: count >= limit }
}

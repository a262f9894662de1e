import { placesMessages } from '@tripwright/domain/destination/places'
import type { Check, CheckRule } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import Check_ from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

type Remedy = 'move' | 'length' | 'shorten' | 'meal' | 'wish' | 'budget' | 'lock' | 'replan' | 'booking'

/** A remedy for each rule that a change may break. */
const REMEDIES: Record<CheckRule, Remedy> = {
  facts: 'replan',
  'opening-hours': 'move',
  'last-entry': 'move',
  'travel-time': 'replan',
  order: 'replan',
  'visit-length': 'length',

  once: 'move',
  meals: 'meal',
  'day-bounds': 'shorten',
  walking: 'shorten',
  pace: 'shorten',
  costs: 'replan',

  budget: 'budget',
  bookings: 'replan',
  transport: 'replan',
  connections: 'booking',
  stays: 'replan',
  'must-see': 'wish',
  avoid: 'wish',
  locks: 'lock',
  route: 'replan',
  needs: 'move',
  daylight: 'move',
  'rain-alternative': 'replan',
}

/** Every rule with a check mark in one line; expanded, the numbers behind each. */
export function PlanChecks({ checks, asOf }: { checks: readonly Check[]; asOf: string }) {
  const t = useText(placesMessages)
  const formats = useFormats()
  const broken = checks.filter(({ ok }) => !ok)
  const sorted = [...broken, ...checks.filter(({ ok }) => ok)]
  const date = formats.date(new Date(asOf), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <details
      className={clsx(
        'group rounded-md border bg-sheet',
        broken.length > 0 ? 'border-signal' : 'border-brand',
      )}
      data-proof={broken.length > 0 ? 'broken' : 'kept'}
    >
      <summary className="grid min-h-13 grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-2 max-sm:grid-cols-[1fr_auto] max-sm:px-3">
        <span
          className={clsx(
            'flex items-center gap-2 font-display font-semibold',
            broken.length > 0 ? 'text-signal' : 'text-brand-strong',
          )}
        >
          {broken.length > 0 ? (
            <TriangleAlert aria-hidden="true" className="size-5" />
          ) : (
            <Check_ aria-hidden="true" className="size-5" />
          )}
          {broken.length > 0
            ? t('proof.broken', { count: broken.length })
            : t('proof.all', { count: checks.length })}
        </span>
        <span className="flex gap-1 max-sm:order-last max-sm:col-span-2" aria-hidden="true">
          {checks.map(({ rule, ok }) => (
            <i
              key={rule}
              className={clsx(
                'h-4 w-1.5 rounded-full max-sm:h-2 max-sm:flex-1',
                ok ? 'bg-brand' : 'scale-y-125 bg-signal',
              )}
            />
          ))}
        </span>
        <span className="flex items-center gap-1 text-muted text-sm">
          <span className="group-open:hidden">{t('proof.show')}</span>
          <span className="hidden group-open:inline">{t('proof.hide')}</span>
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <p className="px-4 pb-2 text-muted text-xs">{t('proof.against', { date })}</p>
      <ul className="grid gap-x-6 px-4 pb-4 md:grid-cols-2">
        {sorted.map((check) => (
          <RuleRow key={check.rule} check={check} />
        ))}
      </ul>
    </details>
  )
}

const MAX_PARTS = 4

function RuleRow({ check: { rule, ok, detail, parts } }: { check: Check }) {
  const t = useText(placesMessages)
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-2 border-hairline border-t py-2 text-sm" data-rule={rule}>
      {ok ? (
        <Check_ aria-hidden="true" className="mt-0.5 size-4 text-brand" />
      ) : (
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 text-signal" />
      )}
      <div className="min-w-0">
        <strong className={ok ? undefined : 'text-signal'}>{t(`rule.${rule}`)}</strong>
        {ok ? (
          <p className="wrap-anywhere text-muted" lang="en">
            <bdi>{detail}</bdi>
          </p>
        ) : (
          <>
            <ul>
              {parts.slice(0, MAX_PARTS).map((part) => (
                <li key={`${part.day} ${part.stop} ${part.detail}`}>
                  {part.day >= 0 ? `${t('proof.where', { day: part.day + 1 })}: ` : null}
                  <span lang="en" dir="auto">
                    {part.detail}
                  </span>
                </li>
              ))}
            </ul>
            <p className="text-muted">{t('proof.mend', { advice: t(`mend.${REMEDIES[rule]}`) })}</p>
          </>
        )}
      </div>
    </li>
  )
}

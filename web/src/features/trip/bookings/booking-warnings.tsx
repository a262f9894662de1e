import {
  type BookingWarning,
  bookingsMessages,
  bookingTitle,
  bookingWarnings,
  isOnDate,
  type TripBooking,
} from '@tripwright/domain/trip/bookings'
import { type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'

type BookingWarningsProps = {
  trip: TripState
  bookings: readonly TripBooking[]
  planWithFacts: PlanWithFacts | null
  /** Plans the days anew on which a stop of the plan is in the way. */
  onReplan: ((days: number[]) => void) | null
}

/** What of the bookings does not fit together, or not into the plan; null when all does. */
export function BookingWarnings({ trip, bookings, planWithFacts, onReplan }: BookingWarningsProps) {
  const mayEdit = useMayEdit()
  const { startDate, days: length } = tripFieldsOf(trip)
  const warnings = bookingWarnings(bookings, {
    span: startDate && length ? { startDate, days: length } : null,
    view: planWithFacts?.view ?? null,
    facts: planWithFacts?.keyedFacts.facts ?? null,
  })
  const t = useText(bookingsMessages)
  const formats = useFormats()
  const say = ({ id, kind, values }: BookingWarning) => {
    const booking = bookings.find((one) => one.id === id)
    const name = booking ? bookingTitle(booking) || t(`kind.${booking.kind}`) : ''
    const day = (value: unknown) =>
      formats.date(new Date(`${value}`), { dateStyle: 'medium', timeZone: 'UTC' })
    const dates = {
      ...(values.day && { day: day(values.day) }),
      ...(values.night && { night: day(values.night) }),
    }
    return t(`warning.${kind}`, { name, ...values, ...dates })
  }
  const clashing = new Set(warnings.filter(({ kind }) => kind === 'plan').map(({ id }) => id))
  const days = planWithFacts?.view.plan.days ?? []
  const affected = [...days.keys()].filter((i) =>
    bookings.some((one) => clashing.has(one.id) && isOnDate(one, days[i]?.date ?? '')),
  )
  if (warnings.length === 0) return null
  return (
    <div className="grid gap-2 border-signal border-s-4 bg-signal-wash p-3">
      <p className="flex gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-signal" />
        {t('warning.title', { count: warnings.length })}
      </p>
      <ul className="grid gap-1 text-sm">
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)} className="wrap-anywhere">
            {say(warning)}
          </li>
        ))}
      </ul>
      {mayEdit && onReplan && affected.length > 0 ? (
        <div>
          <Button size="sm" variant="outline" onClick={() => onReplan(affected)}>
            {t('replan')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

import { parseClock } from '@tripwright/domain/base/dates'
import type { Money } from '@tripwright/domain/base/money'
import {
  bookingsMessages,
  bookingTitle,
  calendarDays,
  durationMinutes,
  isTransport,
  type TripBooking,
  timedBooking,
} from '@tripwright/domain/trip/bookings'
import type { BookingKind } from '@tripwright/domain/trip/itinerary'
import type { BookingEnd } from '@tripwright/domain/trip/sync'
import BedDouble from 'lucide-react/icons/bed-double'
import BusFront from 'lucide-react/icons/bus-front'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Car from 'lucide-react/icons/car'
import Plane from 'lucide-react/icons/plane'
import Ship from 'lucide-react/icons/ship'
import Ticket from 'lucide-react/icons/ticket'
import TrainFront from 'lucide-react/icons/train-front'
import Utensils from 'lucide-react/icons/utensils'
import type { ReactNode } from 'react'
import { useClock, useDuration } from '#features/destination/places/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

const ICONS = {
  flight: Plane,
  train: TrainFront,
  bus: BusFront,
  ferry: Ship,
  hotel: BedDouble,
  car: Car,
  restaurant: Utensils,
  ticket: Ticket,
  event: CalendarDays,
} satisfies Record<BookingKind, unknown>

type BookingRowProps = {
  booking: TripBooking
  /** On this day, of which it may be but the end; null: as a whole. */
  date: string | null
  /** Null for who may only read it. */
  onEdit: ((booking: TripBooking) => void) | null
  /** What it counts as among the expenses of the trip. */
  counted?: Money | undefined
  children?: ReactNode
}

/** A booking in a line or two: what, when by whose clocks, and what is asked for at the desk. It opens to be changed. */
export function BookingRow({ booking, date, onEdit, counted, children }: BookingRowProps) {
  const t = useText(bookingsMessages)
  const Icon = ICONS[booking.kind]
  const title = bookingTitle(booking) || t(`kind.${booking.kind}`)
  const row = 'grid min-h-11 w-full grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-2 text-start'
  const content = (
    <>
      <Icon aria-hidden="true" className="mt-0.5 size-5 text-brand" />
      <span className="grid gap-0.5">
        <span className="wrap-anywhere font-semibold">
          <span className="sr-only">{t(`kind.${booking.kind}`)}: </span>
          <bdi>{title}</bdi>
        </span>
        <BookingTimes booking={booking} date={date} />
        <BookingDetails booking={booking} counted={counted} />
      </span>
    </>
  )
  return (
    <li className="border-hairline border-b last:border-b-0">
      {onEdit ? (
        <button type="button" onClick={() => onEdit(booking)} className={`${row} hover:bg-wash/60`}>
          {content}
        </button>
      ) : (
        <div className={row}>{content}</div>
      )}
      {children}
    </li>
  )
}

function BookingTimes({ booking, date }: Pick<BookingRowProps, 'booking' | 'date'>) {
  const t = useText(bookingsMessages)
  const duration = useDuration()
  const timed = timedBooking(booking)
  const timeAt = useTimeAt()
  if (!timed) return null
  const { startsAt, endsAt, kind } = timed
  const days = calendarDays({ startsAt, endsAt })
  if (kind === 'hotel') return <HotelTimes startsAt={startsAt} endsAt={endsAt} date={date} />
  const isEnd = date !== null && startsAt.date !== date && endsAt.date === date
  if (kind === 'car' && date !== null)
    return (
      <span className="tabular text-muted text-sm">
        {isEnd ? t('row.returned', { time: timeAt(endsAt) }) : t('row.taken', { time: timeAt(startsAt) })}
      </span>
    )
  if (isEnd && isTransport(booking))
    return <span className="tabular text-muted text-sm">{t('row.arrives', { time: timeAt(endsAt) })}</span>
  return (
    <span className="tabular flex flex-wrap gap-x-2 text-muted text-sm">
      <bdi>
        {t('row.times', {
          from: timeAt(startsAt, startsAt.zone !== endsAt.zone),
          to: timeAt(endsAt),
        })}
      </bdi>
      {days === 0 ? null : <strong className="text-ink">{t('row.plus-days', { days })}</strong>}
      {isTransport(booking) ? <span>{duration(durationMinutes(timed))}</span> : null}
    </span>
  )
}

/** `10:05 GMT+2`: a time says whose it is. */
function useTimeAt(): (end: BookingEnd, hasZone?: boolean) => string {
  const clock = useClock()
  const formats = useFormats()
  return ({ date, time, zone }, hasZone = true) => {
    const shown = clock(parseClock(time) ?? 0)
    if (!hasZone) return shown
    const noon = new Date(`${date}T12:00:00Z`)
    const parts = formats.date(noon, {
      timeZone: zone,
      timeZoneName: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
    })
    return `${shown} ${parts.replace(/^\S+\s/, '')}`
  }
}

function HotelTimes({
  startsAt,
  endsAt,
  date,
}: {
  startsAt: BookingEnd
  endsAt: BookingEnd
  date: string | null
}) {
  const t = useText(bookingsMessages)
  const clock = useClock()
  const [from, until] = [startsAt, endsAt].map(({ time }) => clock(parseClock(time) ?? 0))
  const nights = calendarDays({ startsAt, endsAt })
  const text = () => {
    if (date === startsAt.date) return t('row.check-in', { time: from ?? '' })
    if (date === endsAt.date) return t('row.check-out', { time: until ?? '' })
    return date === null ? t('row.nights', { nights }) : t('row.night')
  }
  return <span className="tabular text-muted text-sm">{text()}</span>
}

function BookingDetails({ booking, counted }: Pick<BookingRowProps, 'booking' | 'counted'>) {
  const t = useText(bookingsMessages)
  const formats = useFormats()
  const { reference, seat, room, people, cost, provider, name, kind } = booking
  const countedText = ({ amount, currency }: Money) =>
    amount === cost?.amount && currency === cost.currency
      ? t('expense.counted')
      : t('expense.counted.other', { amount: formats.money(amount, currency) })
  const details = [
    isTransport({ kind }) ? name : null,
    reference && t('row.reference', { reference }),
    seat && t('row.seat', { seat }),
    room && t('row.room', { room }),
    people && people.length > 0 ? t('row.people', { people: formats.list(people) }) : null,
    provider,
    cost && formats.money(cost.amount, cost.currency),
    counted && countedText(counted),
  ].filter(Boolean)
  if (details.length === 0) return null
  return (
    <span className="tabular wrap-anywhere text-muted text-sm">
      <bdi>{details.join(' · ')}</bdi>
    </span>
  )
}

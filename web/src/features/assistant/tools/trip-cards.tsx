import {
  type CompanionAnswer,
  companionMessages,
  linesOfDay,
  nextDeparture,
  spendingOf,
  tripInQuestion,
} from '@tripwright/domain/assistant/conversation'
import { parseClock } from '@tripwright/domain/base/dates'
import { bookingsOf, bookingTitle } from '@tripwright/domain/trip/bookings'
import { groupTrips, type TripState, type TripSummary, tripName } from '@tripwright/domain/trip/sync'
import { Link } from 'wouter'
import { useTrip, useTrips } from '#features/trip/sync/index.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { CardFrame, CardLink, useDateText } from './answer-card.tsx'

type TripCardProps = { card: Extract<CompanionAnswer, { kind: 'trip' }> }
type OwnTripProps = { summary: TripSummary; trip: TripState }

/** What one's own trips hold, read on this device: a day, the bookings, the expenses, or the list. */
export function TripCard({ card: { topic, date } }: TripCardProps) {
  const t = useText(companionMessages)
  const { status, trips } = useTrips()
  const summary = tripInQuestion(trips, { today: today(), date })
  const { status: loaded, trip } = useTrip(summary?.id ?? null)
  if (status === 'loading' || (summary && loaded === 'loading'))
    return (
      <CardFrame>
        <p>{t('trip.loading')}</p>
      </CardFrame>
    )
  if (!summary)
    return (
      <CardFrame action={<CardLink href="/itinerary">{t('offer.plan.make')}</CardLink>}>
        <p>{t('trip.none')}</p>
      </CardFrame>
    )
  if (topic === 'list') return <TripsListCard trips={trips} />
  const open = <CardLink href={`/itinerary?trip=${summary.id}`}>{t('trip.open')}</CardLink>
  if (topic === 'day' && date !== null)
    return (
      <CardFrame action={open}>
        <DayLines summary={summary} trip={trip} date={date} />
      </CardFrame>
    )
  return (
    <CardFrame action={open}>
      {topic === 'spent' ? (
        <Spending summary={summary} trip={trip} />
      ) : (
        <Bookings summary={summary} trip={trip} />
      )}
    </CardFrame>
  )
}

function TripsListCard({ trips }: { trips: readonly TripSummary[] }) {
  const t = useText(companionMessages)
  const day = useDateText()
  return (
    <CardFrame title={t('trip.list')}>
      <ul className="grid gap-2">
        {groupTrips(trips, today()).upcoming.map((trip) => (
          <li key={trip.id}>
            <Link href={`/itinerary?trip=${trip.id}`} className="text-brand underline">
              <bdi>{tripName(trip)}</bdi>
            </Link>
            {trip.startDate ? <span className="block text-muted text-sm">{day(trip.startDate)}</span> : null}
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}

function DayLines({ summary, trip, date }: OwnTripProps & { date: string }) {
  const t = useText(companionMessages)
  const day = useDateText()
  const clock = useClock()
  const lines = linesOfDay(trip, date)
  return (
    <>
      <h3>{t('trip.day', { trip: tripName(summary), day: day(date) })}</h3>
      {lines.length === 0 ? <p>{t('trip.day.empty')}</p> : null}
      <ul className="grid gap-1">
        {lines.map(({ time, name }) => (
          <li key={`${time} ${name}`}>
            {t('trip.row', { time: time === null ? '' : clock(parseClock(time) ?? 0), name })}
          </li>
        ))}
      </ul>
    </>
  )
}

function Bookings({ summary, trip }: OwnTripProps) {
  const t = useText(companionMessages)
  const day = useDateText()
  const clock = useClock()
  const bookings = bookingsOf(trip)
  const departure = nextDeparture(trip, Date.now())
  const at = (time: string) => clock(parseClock(time) ?? 0)
  return (
    <>
      <h3>{t('trip.bookings', { trip: tripName(summary) })}</h3>
      {departure ? (
        <p>
          {t('trip.airport', {
            time: at(departure.time),
            day: day(departure.date),
            by: at(departure.by.time),
          })}
        </p>
      ) : null}
      {bookings.length === 0 ? <p>{t('trip.bookings.none')}</p> : null}
      <ul className="grid gap-1">
        {bookings.map((one) => (
          <li key={one.id}>
            <bdi>{bookingTitle(one)}</bdi>
            {one.startsAt ? (
              <span className="block text-muted text-sm">
                {day(one.startsAt.date)} {at(one.startsAt.time)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function Spending({ summary, trip }: OwnTripProps) {
  const t = useText(companionMessages)
  const formats = useFormats()
  const spending = spendingOf(trip)
  if (!spending) return <p>{t('trip.spent.none')}</p>
  const { spent, isPartial } = spending
  return (
    <>
      <h3>
        {t('trip.spent', { trip: tripName(summary), sum: formats.money(spent.amount, spent.currency) })}
      </h3>
      {isPartial ? <p className="text-muted text-sm">{t('trip.spent.part')}</p> : null}
    </>
  )
}

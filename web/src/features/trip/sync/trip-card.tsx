import { type TripSummary, tripName, tripsMessages } from '@tripwright/domain/trip/sync'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useOnline } from '#platform/online.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'

type TripCardProps = {
  trip: TripSummary
  /** The traveller's date, YYYY-MM-DD. */
  today: string
  isPending: boolean
  /** What comes next in it; its room is held. */
  next?: ReactNode
  onDelete: () => void
  /** Leaves another person's trip; its button replaces the delete button. */
  onLeave: () => void
}

const MS_A_DAY = 86_400_000

/**
 * A trip in the style of a boarding pass: a stub with its length, its towns and days; a past one collapses to a passport
 * stamp.
 */
export function TripCard({ trip, today, isPending, next, onDelete, onLeave }: TripCardProps) {
  const t = useText(tripsMessages)
  const isOnline = useOnline()
  const { sharedBy } = trip
  const [first] = trip.places
  const name = tripName(trip) || t('card.untitled')
  const isPast = trip.endDate !== null && trip.endDate < today

  return (
    <li
      className={clsx(
        'neatline relative isolate grid overflow-hidden',
        isPast ? 'grid-cols-1' : 'grid-cols-[1fr_5.5rem]',
      )}
    >
      {first && !isPast ? (
        <div className="-z-10 absolute inset-0 opacity-40 *:size-full">
          <ContourArt lat={first.lat} lon={first.lon} isUnmarked={true} />
        </div>
      ) : null}
      <div className="grid content-start gap-2 p-4 pe-14">
        <TripStatusLine trip={trip} today={today} isPast={isPast} />
        <h4 className="wrap-anywhere text-lg">
          {/* The whole card is clickable: the link covers it, the button is above both. */}
          <Link href={`/itinerary?trip=${trip.id}`} className="after:absolute after:inset-0">
            <bdi>{name}</bdi>
          </Link>
        </h4>
        <TripDates trip={trip} />
        <NextInTrip next={next} />
        {sharedBy === undefined ? null : (
          <p className="wrap-anywhere text-brand-strong text-sm">
            {sharedBy === '' ? t('card.shared.nameless') : t('card.shared', { name: sharedBy })}
          </p>
        )}
        {isPending ? (
          <p>
            <Badge tone="brand">{t(isOnline ? 'card.saving' : 'card.waiting')}</Badge>
          </p>
        ) : null}
      </div>
      {isPast ? null : <Stub trip={trip} />}
      <Button
        variant="ghost"
        size="icon"
        className={clsx('absolute! top-1', isPast ? 'end-1' : 'end-24')}
        aria-label={t(sharedBy === undefined ? 'card.delete' : 'card.leave', { title: name })}
        onClick={sharedBy === undefined ? onDelete : onLeave}
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  )
}

/** Two lines high from the first: what comes next is known later than the trip. */
function NextInTrip({ next }: Pick<TripCardProps, 'next'>) {
  return next === undefined ? null : <div className="min-h-[2lh] text-sm leading-snug">{next}</div>
}

function TripStatusLine({ trip, today, isPast }: { trip: TripSummary; today: string; isPast: boolean }) {
  const t = useText(tripsMessages)
  if (isPast)
    return (
      <p className="-rotate-3 justify-self-start rounded-sm border-2 border-brand px-2 font-display font-semibold text-brand text-sm">
        {t('card.past')}
      </p>
    )
  if (trip.status === 'draft' || trip.startDate === null) return null
  const days = Math.round((Date.parse(trip.startDate) - Date.parse(today)) / MS_A_DAY)
  return <p className="coordinate">{days < 0 ? t('card.under-way') : t('card.starts', { days })}</p>
}

function TripDates({ trip: { startDate, endDate } }: { trip: TripSummary }) {
  const t = useText(tripsMessages)
  const formats = useFormats()
  if (startDate === null) return <p className="text-muted text-sm">{t('card.no-date')}</p>
  // A day of a calendar, in no zone: read and written as that of UTC.
  const [from, to] = [new Date(startDate), new Date(endDate ?? startDate)]
  return (
    <p className="tabular text-sm">{formats.dates(from, to, { dateStyle: 'medium', timeZone: 'UTC' })}</p>
  )
}

function Stub({ trip: { startDate, endDate, stops } }: { trip: TripSummary }) {
  const t = useText(tripsMessages)
  const formats = useFormats()
  const days =
    startDate === null || endDate === null
      ? null
      : (Date.parse(endDate) - Date.parse(startDate)) / MS_A_DAY + 1
  const rows = [
    [t('card.days'), days],
    [t('card.stops'), stops],
  ] as const
  return (
    <dl className="tabular grid content-center gap-2 border-rule border-s border-dashed bg-wash p-3 text-center">
      {rows.map(([label, value]) => (
        <div key={label} className="grid">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="font-display font-semibold text-xl">
            {value === null ? '–' : formats.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { IsoDate } from '@tripwright/domain/base/dates'
import { directionsLink, mapsDevice } from '@tripwright/domain/map/travel-map'
import {
  currentEvent,
  eventsOf,
  nextEvent,
  type TownFacts,
  type TripEvent,
  tripDayMessages,
} from '@tripwright/domain/trip/plan-view'
import { summarise } from '@tripwright/domain/trip/sync'
import Check from 'lucide-react/icons/check'
import Navigation from 'lucide-react/icons/navigation'
import SkipForward from 'lucide-react/icons/skip-forward'
import Undo from 'lucide-react/icons/undo-2'
import { type ReactNode, useMemo } from 'react'
import { useHoursText } from '#features/destination/places/index.ts'
import { useEventName, type useOpenedTrip } from '#features/trip/plan-view/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { changeTrip, undo, useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useNow } from '#platform/use-now.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { DayConditions } from './day-conditions.tsx'

const NO_TOWNS: readonly TownFacts[] = []

type TripDayProps = {
  trip: ReturnType<typeof useOpenedTrip>
  /** Null for a trip without a plan. */
  planWithFacts: PlanWithFacts | null
  today: IsoDate
}

/**
 * The day in progress: its weather, what is on or comes next large and at the end of the screen's reach of a thumb, the rest in a
 * list. It needs no network: the weather is the last one that came, or the usual one of the month.
 */
export function TripDay({ trip: opened, planWithFacts, today }: TripDayProps) {
  const { trip } = opened
  const t = useText(tripDayMessages)
  const formats = useFormats()
  const now = useNow()
  const towns = planWithFacts?.keyedFacts.facts.guides ?? NO_TOWNS
  const { events, current, next } = useMemo(
    () => ({
      events: eventsOf(trip, towns).filter(({ date }) => date === today),
      current: currentEvent(trip, { now, towns }),
      next: nextEvent(trip, { now, towns })?.event ?? null,
    }),
    [trip, now, towns, today],
  )
  const day = planWithFacts?.view.plan.days.findIndex((one) => one.date === today) ?? -1
  const isFirst = (one: TripEvent) => isSameEvent(one, current) || isSameEvent(one, next)
  const isPast = (one: TripEvent) => Boolean(one.mark) || one.endsAt <= now
  const [ahead, past] = [
    events.filter((one) => !isFirst(one) && !isPast(one)),
    events.filter((one) => !isFirst(one) && isPast(one)),
  ]
  const date = formats.date(new Date(today), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const card = (event: TripEvent, label: string) => (
    <DayCard event={event} label={label} tripId={trip.id} planWithFacts={planWithFacts} />
  )
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 pb-8">
      <h2>{t('title', { date })}</h2>
      {day < 0 || !planWithFacts ? null : (
        <DayConditions trip={opened} planWithFacts={planWithFacts} name={summarise(trip).title} day={day} />
      )}
      {current && current.date === today ? card(current, t('now')) : null}
      {next && next.date === today && !isSameEvent(next, current) ? card(next, t('next')) : null}
      {next?.date === today || current?.date === today || ahead.length > 0 ? null : (
        <p className="text-lg text-muted">{t('all.done')}</p>
      )}
      <DayList title={t('rest.title')} events={ahead} tripId={trip.id} planWithFacts={planWithFacts} />
      {next && next.date > today ? (
        <DayList
          title={t('after.title')}
          events={[next]}
          tripId={trip.id}
          planWithFacts={planWithFacts}
          hasDate
        />
      ) : null}
      <DayList title={t('past.title')} events={past} tripId={trip.id} planWithFacts={planWithFacts} />
    </div>
  )
}

function isSameEvent(one: TripEvent, other: TripEvent | null): boolean {
  return one.id === other?.id && one.part === other.part
}

type DayEventProps = { event: TripEvent; tripId: string; planWithFacts: PlanWithFacts | null }

/** The one thing that counts now, with buttons as high as a thumb is wide. */
function DayCard({ event, label, tripId, planWithFacts }: DayEventProps & { label: string }) {
  const t = useText(tripDayMessages)
  const name = useEventName()(event)
  const mark = useMark(tripId)
  const mayEdit = useMayEdit()
  return (
    <section aria-label={label} className="neatline grid gap-4 bg-sheet p-4">
      <div className="grid gap-1">
        <p className="coordinate">{label}</p>
        <h3 className="wrap-anywhere text-2xl">
          <bdi>{name}</bdi>
        </h3>
        <EventTimes event={event} />
        <HoursToday event={event} planWithFacts={planWithFacts} />
      </div>
      <div className="grid gap-3">
        <Directions event={event} name={name} isLarge />
        {event.part === 'end' || !mayEdit ? null : (
          <div className="grid grid-cols-2 gap-3">
            <Button
              variant="outline"
              size="lg"
              className="min-h-16!"
              aria-label={t('skip.mark', { name })}
              onClick={() => mark(event, 'skipped', name)}
            >
              <SkipForward aria-hidden="true" className="rtl:-scale-x-100" />
              {t('skip')}
            </Button>
            <Button
              size="lg"
              className="min-h-16!"
              aria-label={t('done.mark', { name })}
              onClick={() => mark(event, 'done', name)}
            >
              <Check aria-hidden="true" />
              {t('done')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

type DayListProps = Omit<DayEventProps, 'event'> & {
  title: string
  events: readonly TripEvent[]
  hasDate?: boolean
}

function DayList({ title, events, tripId, planWithFacts, hasDate = false }: DayListProps) {
  if (events.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="border-ink border-t">
        {events.map((event) => (
          <DayRow
            key={`${event.id} ${event.part}`}
            event={event}
            tripId={tripId}
            planWithFacts={planWithFacts}
            hasDate={hasDate}
          />
        ))}
      </ul>
    </section>
  )
}

function DayRow({ event, tripId, planWithFacts, hasDate }: DayEventProps & { hasDate: boolean }) {
  const t = useText(tripDayMessages)
  const name = useEventName()(event)
  const mark = useMark(tripId)
  const mayEdit = useMayEdit()
  return (
    <li className="flex min-h-16 items-center gap-2 border-hairline border-b py-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </p>
        <EventTimes event={event} hasDate={hasDate} />
        {event.mark ? null : <HoursToday event={event} planWithFacts={planWithFacts} />}
        {event.mark ? (
          <p>
            <Badge tone={event.mark === 'done' ? 'brand' : 'neutral'}>{t(`mark.${event.mark}`)}</Badge>
          </p>
        ) : null}
      </div>
      {!mayEdit ? (
        <Directions event={event} name={name} />
      ) : event.mark ? (
        <IconAction label={t('undo.mark', { name })} onPick={() => mark(event, null, name)}>
          <Undo aria-hidden="true" className="rtl:-scale-x-100" />
        </IconAction>
      ) : (
        <>
          <Directions event={event} name={name} />
          <IconAction label={t('done.mark', { name })} onPick={() => mark(event, 'done', name)}>
            <Check aria-hidden="true" />
          </IconAction>
        </>
      )}
    </li>
  )
}

function IconAction({ label, onPick, children }: { label: string; onPick: () => void; children: ReactNode }) {
  return (
    <Button variant="outline" size="icon" className="size-13!" aria-label={label} onClick={onPick}>
      {children}
    </Button>
  )
}

/** By the clocks of the place. */
function EventTimes({
  event: { startsAt, endsAt, zone },
  hasDate = false,
}: {
  event: TripEvent
  hasDate?: boolean
}) {
  const t = useText(tripDayMessages)
  const formats = useFormats()
  const at = (instant: number, more: Intl.DateTimeFormatOptions = {}) =>
    formats.date(instant, { hour: 'numeric', minute: '2-digit', ...more, timeZone: zone })
  const from = at(startsAt, hasDate ? { weekday: 'short', day: 'numeric', month: 'short' } : {})
  return (
    <p className="tabular text-muted text-sm">
      <bdi>{endsAt > startsAt ? t('times', { from, to: at(endsAt) }) : from}</bdi>
    </p>
  )
}

/** When the place of a stop is open on that day; nothing where no place is meant. */
function HoursToday({ event, planWithFacts }: Omit<DayEventProps, 'tripId'>) {
  const hoursOf = useHoursText()
  if (!planWithFacts) return null
  const { view } = planWithFacts
  const day = view.ids.findIndex((ids) => ids.includes(event.id))
  const index = view.ids[day]?.indexOf(event.id) ?? -1
  const [stop, spans] = [view.plan.days[day]?.stops[index], view.spans[day]?.[index]]
  if (!stop?.poiId || !spans) return null
  return <p className="tabular text-sm">{hoursOf(spans)}</p>
}

function Directions({
  event: { at },
  name,
  isLarge = false,
}: {
  event: TripEvent
  name: string
  isLarge?: boolean
}) {
  const t = useText(tripDayMessages)
  if (!at) return null
  const device = mapsDevice(navigator.userAgent, navigator.maxTouchPoints)
  return (
    <a
      href={directionsLink(device, { position: at, name })}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('directions.to', { name })}
      className={
        isLarge
          ? buttonClass({ size: 'lg', variant: 'secondary' }, 'min-h-16!')
          : buttonClass({ size: 'icon', variant: 'outline' }, 'size-13!')
      }
    >
      <Navigation aria-hidden="true" />
      {isLarge ? t('directions') : null}
    </a>
  )
}

/** Marks what became of a stop or booking; the trip keeps it, also with no network. */
function useMark(tripId: string): (event: TripEvent, value: 'done' | 'skipped' | null, name: string) => void {
  const t = useText(tripDayMessages)
  return ({ id }, value, name) => {
    if (!changeTrip(tripId, [{ itemId: id, field: 'mark', value }]).ok || value === null) return
    toast(t(`marked.${value}`, { name }), {
      id: 'trip-day',
      action: { label: t('undo'), onPick: () => void undo(tripId) },
    })
  }
}

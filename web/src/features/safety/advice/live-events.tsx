import type { Position } from '@tripwright/domain/base/geo'
import { type EventWithDistance, liveMessages, sortEvents } from '@tripwright/domain/safety/advice'
import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { loadTravelMap } from '#features/map/travel-map/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Level, type LevelNumber } from '#ui/level.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { type LiveState, useLiveEvents } from './live.state.ts'
import { ExternalLinks, isNews, LiveSources, NewsBadge, NewsNote, usePublisher } from './live-sources.tsx'
import { EventSteps } from './safety-frame.tsx'

const TravelMap = lazy(loadTravelMap)
/** Maps the publisher's three colours to our scale of five. */
const LEVEL_STEPS: Record<number, LevelNumber> = { 1: 1, 2: 3, 3: 5 }
const ALERTS = ['alert.1', 'alert.2', 'alert.3'] as const
const MAX_NEAR = 12

export type LiveEventsProps = {
  /** The name of the place. */
  name: string
  /** Positions of the place; null while loading. */
  places: readonly Position[] | null
  /** The zone of the displayed times; the device's own where the place has several. */
  zone: string | null
}

/** Events near a place and worldwide: a map and the same as a list, with the age of the reports. */
export function LiveEvents(props: LiveEventsProps) {
  const t = useText(liveMessages)
  const live = useLiveEvents()
  return (
    <section className="grid gap-4 border-ink border-t pt-3">
      <h2 className="text-xl">{t('events.title', { name: props.name })}</h2>
      <Reports live={live} {...props} />
    </section>
  )
}

function Reports({ live, name, places, zone }: LiveEventsProps & { live: LiveState<ReportsAnswer> }) {
  const t = useText(liveMessages)
  const [selectedId, select] = useState<string | null>(null)
  const [hoveredId, hover] = useState<string | null>(null)
  if (live === null || (live !== 'loading' && !live.isLive)) return <NoReports isOff={live !== null} />
  if (live === 'loading' || places === null)
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-60" />
      </Loading>
    )
  const sorted = sortEvents(live.events, places)
  const near = sorted.near.slice(0, MAX_NEAR)
  const visible = near.length > 0 ? near : sorted.far
  const lists = { zone, selectedId, hoveredId, onSelect: select, onHover: hover }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className={near.length > 0 ? 'grid gap-5' : 'lg:col-span-2'}>
        {near.length === 0 ? <p>{t('events.none', { name })}</p> : null}
        <EventList {...lists} title={t('events.near')} events={near} first={1} />
        <WhatToDo events={near} />
      </div>
      {visible.length === 0 ? null : (
        <EventMap
          className={near.length > 0 ? '' : 'lg:col-span-2'}
          label={near.length > 0 ? t('events.map', { name }) : t('events.map.world')}
          {...lists}
          events={visible}
        />
      )}
      <div className="grid gap-5 lg:col-span-2">
        <EventList
          {...lists}
          title={t('events.far')}
          events={sorted.far}
          first={near.length > 0 ? null : 1}
          isWide
        />
        <div className="grid gap-2">
          <p className="max-w-prose text-muted text-xs">{t('alert.note')}</p>
          <NewsNote events={[...near, ...sorted.far]} />
          <LiveSources sources={live.sources} />
        </div>
      </div>
    </div>
  )
}

function WhatToDo({ events }: { events: readonly EventWithDistance[] }) {
  const t = useText(liveMessages)
  // Measured events come before events that only the news report.
  const inOrder = [...events.filter((event) => !isNews(event)), ...events.filter(isNews)]
  const kinds = [...new Set(inOrder.map(({ kind }) => kind))]
  if (kinds.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-display font-semibold text-lg">{t('do.title')}</h3>
      <EventSteps kinds={kinds} isOpen />
    </div>
  )
}

type ReportsAnswer = Exclude<ReturnType<typeof useLiveEvents>, 'loading' | null>

function NoReports({ isOff }: { isOff: boolean }) {
  const t = useText(liveMessages)
  return (
    <ExternalLinks
      text={t(isOff ? 'events.off' : 'events.missing')}
      links={[
        [t('events.quakes'), 'https://earthquake.usgs.gov/earthquakes/map/'],
        [t('events.disasters'), 'https://www.gdacs.org/'],
      ]}
    />
  )
}

type HighlightProps = {
  zone: string | null
  selectedId: string | null
  hoveredId: string | null
  onSelect: (id: string | null) => void
  onHover: (id: string | null) => void
}

/** A few hundred kilometres around one event. */
const EVENT_ZOOM = 6

type EventMapProps = HighlightProps & {
  className: string
  label: string
  events: readonly EventWithDistance[]
}

function EventMap({ className, label, events, zone: _, ...pointed }: EventMapProps) {
  const title = useTitle('magnitude.short')
  const stops = events.map((event, index) => ({
    id: event.id,
    number: index + 1,
    name: title(event),
    lat: event.lat,
    lon: event.lon,
    ...(event.place && { detail: event.place }),
  }))
  return (
    <div className={className}>
      <Suspense fallback={<Skeleton className="h-[400px]" />}>
        <TravelMap label={label} stops={stops} closestFit={EVENT_ZOOM} hasLocation={false} {...pointed} />
      </Suspense>
    </div>
  )
}

type EventListProps = HighlightProps & {
  title: string
  events: readonly EventWithDistance[]
  /** The number of the first event on the map; null where they are not on it. */
  first: number | null
  /** Takes two columns where there is room. */
  isWide?: boolean
}

function EventList({ title, events, first, isWide, ...pointed }: EventListProps) {
  if (events.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-display font-semibold text-lg">{title}</h3>
      <ol className={isWide ? 'grid gap-x-6 lg:grid-cols-2' : 'grid'}>
        {events.map((event, index) => (
          <EventRow
            key={event.id}
            event={event}
            number={first === null ? null : first + index}
            {...pointed}
          />
        ))}
      </ol>
    </div>
  )
}

function EventRow({
  event,
  number,
  zone,
  hoveredId,
  onHover,
}: HighlightProps & { event: EventWithDistance; number: number | null }) {
  const title = useTitle()
  const { id, alert, place } = event
  return (
    <li
      className={clsx(
        'grid content-start gap-x-2 border-hairline border-t py-2 data-hovered:bg-well',
        number !== null && 'grid-cols-[2rem_1fr]',
      )}
      data-hovered={id === hoveredId || undefined}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(null)}
    >
      {number === null ? null : (
        <span className="tabular font-display font-semibold text-brand">{number}</span>
      )}
      <div className="grid content-start gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{title(event)}</strong>
          <Alert alert={alert} />
          {isNews(event) ? <NewsBadge /> : null}
        </p>
        <p>
          <bdi lang="en">{place}</bdi>
        </p>
        <EventNotes event={event} zone={zone} />
      </div>
    </li>
  )
}

function Alert({ alert }: Pick<EventWithDistance, 'alert'>) {
  const t = useText(liveMessages)
  if (alert === null) return null
  return (
    <Level level={LEVEL_STEPS[alert] ?? 5} marks={{ filled: alert, of: 3 }}>
      {t(ALERTS[alert - 1] ?? 'alert.3')}
    </Level>
  )
}

const MOMENT = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const
const DAY = { day: 'numeric', month: 'short' } as const
/** Beyond this the distance says no more than the name of the place. */
const MAX_SHOWN_METRES = 2_000_000

/** The strength of an event, its distance, its time and its source. */
function EventNotes({ event, zone }: { event: EventWithDistance; zone: string | null }) {
  const t = useText(liveMessages)
  const formats = useFormats()
  const publisher = usePublisher()
  const { id, measure, metres, at, until, url, news } = event
  const [source = ''] = id.split(':')
  const lasts = until !== null && until !== at
  const show = (one: string) =>
    formats.date(new Date(one), { ...(lasts ? DAY : MOMENT), ...(zone && { timeZone: zone }) })
  const isTold = metres !== null && metres <= MAX_SHOWN_METRES
  const distance = useMeasures().distance((metres ?? 0) / 1000)
  const named = news ? t('news.count', { count: news.articles }) : null
  const lines = [measure, named, isTold ? t('away', { distance }) : null].filter((one) => one !== null)
  const when = lasts ? t('until', { from: show(at), until: show(until) }) : show(at)
  return (
    <>
      {lines.length > 0 ? (
        <p className="flex flex-wrap gap-x-4 text-muted text-sm">
          {lines.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
        <time dateTime={at} title={at}>
          {news ? t('news.last', { when }) : when}
        </time>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center underline"
        >
          {t(news ? 'news.source' : 'open', { name: publisher(source) })}
        </a>
      </p>
    </>
  )
}

/** The title of an event: its kind, an earthquake's magnitude, the subject of the news. */
function useTitle(
  withMagnitude: 'magnitude' | 'magnitude.short' = 'magnitude',
): (event: EventWithDistance) => string {
  const t = useText(liveMessages)
  const formats = useFormats()
  return ({ kind, magnitude, news }) => {
    const name = t(news ? `news.${news.sign}` : `kind.${kind}`)
    if (magnitude === null) return name
    const magnitudeText = formats.number(magnitude, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return t(withMagnitude, { kind: name, magnitude: magnitudeText })
  }
}

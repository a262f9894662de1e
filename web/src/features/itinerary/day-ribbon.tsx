import { parseClock } from '@tripwright/domain/base/dates'
import { itineraryPageMessages, type Leg, type PlanDay, type Stop } from '@tripwright/domain/itinerary'
import { clsx } from 'clsx'
import Bed from 'lucide-react/icons/bed'
import Bus from 'lucide-react/icons/bus'
import Taxi from 'lucide-react/icons/car-taxi-front'
import Footprints from 'lucide-react/icons/footprints'
import Lock from 'lucide-react/icons/lock'
import Plane from 'lucide-react/icons/plane'
import Train from 'lucide-react/icons/train-front'
import { Fragment, type ReactNode } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import type { Drag } from './drag.state.ts'
import { useClock, useMinutes } from './plan-head.tsx'
import { type ShownStop, type StopActions, StopCard } from './stop-card.tsx'

export type RibbonDay = {
  index: number
  day: PlanDay
  cityName: string
  stayName: string
  cost: { amount: number; currency: string }
  stops: ShownStop[]
}
type RibbonProps = {
  day: RibbonDay
  highlighted: string | null
  onHighlight: (id: string | null) => void
  drag: Drag | null
  actionsOf: ((stop: ShownStop, index: number) => StopActions) | null
  /** Buttons under the day. */
  children?: ReactNode
}

// So much room for a minute: a long visit looks long, and what has to be said still fits.
const PX_A_MINUTE = 0.8
const MOST_PX = 190
const SHORT_WAIT = 5

/** A day as a ribbon: time runs down, and every stay, way and wait has its length. */
export function DayRibbon({ day: shown, highlighted, onHighlight, drag, actionsOf, children }: RibbonProps) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const { index, day, cityName, stayName, stops } = shown
  const date = formats.date(new Date(day.date), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const last = day.stops.at(-1)
  const home = day.legs.find(({ to }) => to === day.stops.length)
  const landsAt = drag?.over.day === index ? drag.over.index : -1
  const others = stops.filter(({ id }) => id !== drag?.id)
  const isBefore = (id: string) => landsAt >= 0 && others[landsAt]?.id === id

  return (
    <section
      data-day={index}
      id={`day-${index + 1}`}
      aria-label={t('day.label', { number: index + 1, date, city: cityName })}
      className="grid scroll-mt-32 gap-4"
    >
      <header className="grid gap-2 border-ink border-b pb-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3>
            <span className="coordinate block">{t('day.heading', { number: index + 1 })}</span>
            {date} · <bdi>{cityName}</bdi>
          </h3>
          <DaySums shown={shown} />
        </div>
        <DayStrip shown={shown} highlighted={highlighted} />
      </header>
      {day.transfer ? <TransferRow day={day} cityName={cityName} /> : null}
      {stops.length === 0 ? <p className="text-muted">{t('day.empty')}</p> : null}
      <ol className="grid">
        {stops.map((stop, i) => {
          const leg = day.legs.find(({ to }) => to === i)
          const before = day.stops[i - 1]
          return (
            <Fragment key={stop.stop.poiId ?? stop.id}>
              {isBefore(stop.id) ? <Landing /> : null}
              {i === 0 && leg ? (
                <EndRow
                  time={minus(stop.stop.start, leg.minutes)}
                  text={t('day.start', { place: stayName })}
                />
              ) : null}
              {leg ? <LegRow leg={leg} wait={before ? waitAt(before, leg, stop.stop) : 0} /> : null}
              <StopRow
                shown={stop}
                isLit={highlighted === stop.id}
                isDragged={drag?.id === stop.id}
                shift={drag?.id === stop.id ? drag.y - drag.startY : 0}
                onHighlight={onHighlight}
                actions={actionsOf?.(stop, i) ?? null}
              />
            </Fragment>
          )
        })}
        {landsAt >= others.length ? <Landing /> : null}
        {home && last ? (
          <>
            <LegRow leg={home} wait={0} />
            <EndRow time={plus(last.end, home.minutes)} text={t('day.end', { place: stayName })} />
          </>
        ) : null}
      </ol>
      {children}
    </section>
  )
}

const minus = (time: string, minutes: number) => (parseClock(time) ?? 0) - minutes
const plus = (time: string, minutes: number) => (parseClock(time) ?? 0) + minutes
const waitAt = (before: Stop, leg: Leg, stop: Stop) =>
  minus(stop.start, parseClock(before.end) ?? 0) - leg.minutes

function DaySums({ shown: { day, cost } }: { shown: RibbonDay }) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const minutes = useMinutes()
  const walk = day.legs.filter(({ mode }) => mode === 'walk').reduce((sum, leg) => sum + leg.minutes, 0)
  return (
    <p className="tabular text-muted text-sm">
      {t('day.summary', { stops: day.stops.length, walk: minutes(walk) })} ·{' '}
      <strong className="text-ink" title={t('day.cost')}>
        {formats.money(cost.amount, cost.currency)}
      </strong>
    </p>
  )
}

/** The whole day at a glance, as a strip: stays, ways and air between them. */
function DayStrip({ shown, highlighted }: { shown: RibbonDay; highlighted: string | null }) {
  const { stops } = shown
  const clock = useClock()
  const [first] = stops
  if (!first) return null
  const { open, close } = first.frame
  const part = (minute: number) => (100 * (minute - open)) / Math.max(1, close - open)
  return (
    <div aria-hidden="true" className="grid gap-1">
      <div className="relative h-6 border-ink border-y bg-sheet">
        {stops.map(({ id, stop, number }) => {
          const [start, end] = [parseClock(stop.start) ?? 0, parseClock(stop.end) ?? 0]
          return (
            <i
              key={id}
              className={clsx(
                'absolute inset-y-0.5 grid place-items-center overflow-hidden rounded-sm font-display font-semibold text-xs not-italic',
                stop.kind === 'meal'
                  ? 'border border-brand bg-sheet text-brand-strong'
                  : 'bg-brand text-on-brand',
                highlighted === id && 'outline-2 outline-signal',
              )}
              style={{
                insetInlineStart: `${part(start)}%`,
                width: `${Math.max(0.5, part(end) - part(start))}%`,
              }}
            >
              {number}
            </i>
          )
        })}
      </div>
      <p className="tabular flex justify-between text-muted text-xs">
        <span>{clock(open)}</span>
        <span>{clock(close)}</span>
      </p>
    </div>
  )
}

type StopRowProps = {
  shown: ShownStop
  isLit: boolean
  isDragged: boolean
  shift: number
  onHighlight: (id: string | null) => void
  actions: StopActions | null
}

function StopRow({ shown, isLit, isDragged, shift, onHighlight, actions }: StopRowProps) {
  const clock = useClock()
  const { stop, number, id } = shown
  const [start, end] = [parseClock(stop.start) ?? 0, parseClock(stop.end) ?? 0]
  return (
    <li
      data-stop={id}
      className={clsx(
        'grid grid-cols-[4.25rem_1.75rem_minmax(0,1fr)] gap-x-2 rounded-md transition-colors',
        isLit && !isDragged && 'bg-wash/60',
        isDragged && 'relative z-10 bg-sheet opacity-90 shadow-lifted',
      )}
      style={{
        minHeight: Math.min(MOST_PX, (end - start) * PX_A_MINUTE),
        ...(isDragged && { transform: `translateY(${shift}px)` }),
      }}
      onPointerEnter={() => onHighlight(id)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(id)}
      onBlur={() => onHighlight(null)}
    >
      <p className="tabular grid content-start pt-1.5 text-end leading-tight">
        <time className="font-display font-semibold text-sm">{clock(start)}</time>
        <time className="text-muted text-xs">{clock(end)}</time>
      </p>
      <div className="grid grid-rows-[auto_1fr] justify-items-center">
        <span
          aria-hidden="true"
          className={clsx(
            'grid size-7 place-items-center rounded-full border-2 border-brand font-display font-semibold text-sm',
            stop.kind === 'meal' ? 'bg-sheet text-brand-strong' : 'bg-brand text-on-brand',
            isLit && 'outline-2 outline-signal outline-offset-2',
          )}
        >
          {stop.isLocked ? <Lock className="size-3.5" /> : number}
        </span>
        <i
          aria-hidden="true"
          className={clsx('w-2', stop.kind === 'meal' ? 'border-brand border-x' : 'bg-brand')}
        />
      </div>
      <StopCard shown={shown} actions={actions} />
    </li>
  )
}

const MODES = {
  walk: { icon: Footprints, line: 'border-dotted' },
  transit: { icon: Bus, line: 'border-solid' },
  taxi: { icon: Taxi, line: 'border-dashed' },
} as const

function LegRow({ leg, wait }: { leg: Leg; wait: number }) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const mode = leg.mode === 'train' || leg.mode === 'flight' ? 'transit' : leg.mode
  const { icon: Icon, line } = MODES[mode]
  const metres =
    leg.metres < 1000
      ? formats.number(Math.round(leg.metres / 10) * 10, { style: 'unit', unit: 'meter' })
      : formats.number(leg.metres / 1000, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
  if (leg.minutes === 0 && wait < SHORT_WAIT) return null
  return (
    <li
      className="grid grid-cols-[4.25rem_1.75rem_minmax(0,1fr)] gap-x-2 text-muted text-sm"
      style={{ minHeight: Math.min(MOST_PX, 28 + (leg.minutes + wait) * PX_A_MINUTE) }}
    >
      <i />
      <span aria-hidden="true" className="grid justify-items-center">
        <i className={clsx('h-full w-0 border-brand border-s-3', line)} />
      </span>
      <div className="grid content-center py-1">
        {leg.minutes > 0 ? (
          <p className="tabular flex flex-wrap items-center gap-x-2">
            <Icon aria-hidden="true" className="size-4" />
            <span>{t('leg.text', { mode: t(`leg.${mode}`), minutes: leg.minutes })}</span>
            <span>{metres}</span>
            {leg.cost.amount > 0 ? <span>{formats.money(leg.cost.amount, leg.cost.currency)}</span> : null}
          </p>
        ) : null}
        {wait >= SHORT_WAIT ? (
          <p className="tabular">
            <span className="border-hairline border-s-4 ps-2">{t('leg.wait', { minutes: wait })}</span>
          </p>
        ) : null}
      </div>
    </li>
  )
}

function EndRow({ time, text }: { time: number; text: string }) {
  const clock = useClock()
  return (
    <li className="grid grid-cols-[4.25rem_1.75rem_minmax(0,1fr)] items-center gap-x-2 text-muted text-sm">
      <time className="tabular text-end">{clock(time)}</time>
      <Bed aria-hidden="true" className="size-5 justify-self-center" />
      <bdi className="wrap-anywhere">{text}</bdi>
    </li>
  )
}

function Landing() {
  return <li aria-hidden="true" className="my-1 h-1 rounded-full bg-signal" />
}

function TransferRow({ day, cityName }: { day: PlanDay; cityName: string }) {
  const t = useText(itineraryPageMessages)
  const clock = useClock()
  const minutes = useMinutes()
  const { transfer } = day
  if (!transfer) return null
  const Icon = transfer.mode === 'train' ? Train : Plane
  const values = { from: transfer.fromCityId, to: cityName, duration: minutes(transfer.minutes) }
  return (
    <p className="flex items-center gap-3 border border-rule border-dashed bg-sheet p-3">
      <Icon aria-hidden="true" className="size-5 text-brand" />
      <span>
        <strong>{t(`day.transfer.${transfer.mode}`, values)}</strong>
        <br />
        <span className="tabular text-muted text-sm">
          {t('day.transfer.times', {
            depart: clock(parseClock(transfer.depart) ?? 0),
            arrive: clock(parseClock(transfer.arrive) ?? 0),
          })}
        </span>
      </span>
    </p>
  )
}

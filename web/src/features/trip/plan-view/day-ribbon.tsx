import { parseClock } from '@tripwright/domain/base/dates'
import type { Position } from '@tripwright/domain/base/geo'
import { placesMessages } from '@tripwright/domain/destination/places'
import { isQuietDay, itineraryPageMessages, type Leg, type Stop } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Lock from 'lucide-react/icons/lock'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import {
  LegRow,
  TIMELINE_ROW_CLASS,
  TransferRow,
  timelineHeight,
  useClock,
  useStableHeight,
  useStableRowKeys,
  VisitRow,
} from '#features/destination/places/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { DayHead, type HeadedDay } from './day-head.tsx'
import type { Drag } from './drag.state.ts'
import { MapsDisclosure } from './maps-disclosure.tsx'
import { type StopActions, StopCard, type StopView, useStopName } from './stop-card.tsx'

export type DayEnd = Position & { name: string | null }
export type RibbonDay = HeadedDay & {
  /** The city of the day before, when it changes. */
  fromName: string
  /** Where the day begins and ends: at a bed, or where a booked way leads to or from. A name of null is the middle of the city. */
  from: DayEnd
  to: DayEnd
  /** A rule does not hold on this day. */
  isBroken: boolean
}
/** The hovered and the selected stop, in the list or on the map. */
export type StopHighlight = {
  hovered: string | null
  selected: string | null
  onHover: (id: string | null) => void
  onSelect: (id: string | null) => void
}
type RibbonProps = {
  day: RibbonDay
  lights: StopHighlight
  drag: Drag | null
  actionsOf: ((stop: StopView, index: number) => StopActions) | null
  /** Better plans may follow: then rows never move, and a changed row is replaced in place. */
  isSettling: boolean
  /** What is said above the stops. */
  top?: ReactNode
  /** Buttons under the day. */
  children?: ReactNode
}

const minutesAt = (time: string) => parseClock(time) ?? 0
const waitAt = (before: Stop, leg: Leg, stop: Stop) =>
  minutesAt(stop.start) - minutesAt(before.end) - leg.minutes

/** A day as a ribbon: time runs down, and every stay, way and wait has its length. */
export function DayRibbon({
  day: ribbonDay,
  lights,
  drag,
  actionsOf,
  isSettling,
  top,
  children,
}: RibbonProps) {
  const t = useText(itineraryPageMessages)
  const { index, day, cityName, fromName, to, stops } = ribbonDay
  const date = useDayName(day.date)
  const rows = stops.map(({ id, stop: { start, end } }) => ({ id, mark: `${start} ${end}` }))
  const keyOf = useStableRowKeys(rows, isSettling)
  // An empty day without its reason would look like a fault of the plan.
  const hasMealsOnly = stops.length > 0 && stops.every(({ stop }) => stop.kind === 'meal')

  return (
    <section
      ref={useStableHeight(isSettling)}
      data-day={index}
      id={`day-${index + 1}`}
      aria-label={t('day.label', { number: index + 1, date, city: cityName })}
      className="grid scroll-mt-32 content-start gap-4 mobile:scroll-mt-16"
    >
      <DayHead ribbonDay={ribbonDay} date={date} hovered={lights.hovered} />
      {day.transfer ? <TransferRow transfer={day.transfer} from={fromName} to={cityName} /> : null}
      {top}
      {stops.length === 0 ? <p className="text-muted">{t('day.empty')}</p> : null}
      {hasMealsOnly && !isSettling ? <p className="max-w-prose">{t('day.meals-only')}</p> : null}
      {isQuietDay(day) && !isSettling ? <p className="max-w-prose">{t('day.quiet')}</p> : null}
      <Stops day={ribbonDay} lights={lights} drag={drag} actionsOf={actionsOf} keyOf={keyOf} />
      {to.name ? <MapsDisclosure name={to.name} lat={to.lat} lon={to.lon} /> : null}
      {children}
    </section>
  )
}

type StopsProps = Omit<RibbonProps, 'isSettling' | 'top' | 'children'> & { keyOf: (id: string) => string }

/** The ribbon itself: the stops, the ways between them, and the day's start and end. */
function Stops({ day: ribbonDay, lights, drag, actionsOf, keyOf }: StopsProps) {
  const { index, day, stops } = ribbonDay
  const stayText = useStayText(ribbonDay)
  const last = day.stops.at(-1)
  const legTo = (i: number) => day.legs.find(({ to }) => to === i)
  const home = legTo(day.stops.length)
  const landsAt = drag?.over.day === index ? drag.over.index : -1
  const others = stops.filter(({ id }) => id !== drag?.id)
  return (
    <ol className="grid">
      {stops.map((stop, i) => {
        const leg = legTo(i)
        const before = day.stops[i - 1]
        return (
          <Fragment key={keyOf(stop.id)}>
            {landsAt >= 0 && others[landsAt]?.id === stop.id ? <DropIndicator /> : null}
            {i === 0 && leg ? (
              <VisitRow minutes={minutesAt(stop.stop.start) - leg.minutes} text={stayText('from')} />
            ) : null}
            {leg ? <LegRow leg={leg} wait={before ? waitAt(before, leg, stop.stop) : 0} /> : null}
            <StopRow lights={lights} drag={drag} stopView={stop} actions={actionsOf?.(stop, i) ?? null} />
          </Fragment>
        )
      })}
      {landsAt >= others.length ? <DropIndicator /> : null}
      {home && last ? (
        <>
          <LegRow leg={home} wait={0} />
          <VisitRow minutes={minutesAt(last.end) + home.minutes} text={stayText('back')} />
        </>
      ) : null}
    </ol>
  )
}

function useStayText({ from, to, cityName }: RibbonDay): (direction: 'from' | 'back') => string {
  const t = useText(placesMessages)
  return (direction) => {
    const { name } = direction === 'from' ? from : to
    return name === null
      ? t(`stay.${direction}.middle`, { city: cityName })
      : t(`stay.${direction}`, { place: name })
  }
}

function useDayName(date: string): string {
  const formats = useFormats()
  return formats.date(new Date(date), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}

type StopRowProps = {
  stopView: StopView
  lights: StopHighlight
  drag: Drag | null
  actions: StopActions | null
}

function StopRow({ stopView, lights, drag, actions }: StopRowProps) {
  const { stop, id } = stopView
  const isDragged = drag?.id === id
  const isLit = lights.hovered === id || lights.selected === id
  const length = minutesAt(stop.end) - minutesAt(stop.start)
  return (
    <li
      data-stop={id}
      className={clsx(
        TIMELINE_ROW_CLASS,
        'rounded-md transition-[background-color,opacity] starting:opacity-0',
        isLit && !isDragged && 'bg-wash/60',
        isDragged && 'relative z-10 bg-sheet opacity-90 lifted',
      )}
      style={{
        minHeight: timelineHeight(length),
        ...(isDragged && { transform: `translateY(${drag.y - drag.startY}px)` }),
      }}
      onPointerEnter={() => lights.onHover(id)}
      onPointerLeave={() => lights.onHover(null)}
      onFocus={() => lights.onHover(id)}
      onBlur={() => lights.onHover(null)}
    >
      <StopTimes stop={stop} actions={actions} />
      <StopMark stopView={stopView} lights={lights} />
      <StopCard stopView={stopView} actions={actions} />
    </li>
  )
}

/** The stop's hours, by which it is dragged to another time. */
function StopTimes({ stop, actions }: { stop: Stop; actions: StopActions | null }) {
  const t = useText(itineraryPageMessages)
  const clock = useClock()
  const name = useStopName()(stop)
  function stepByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    actions?.onStep(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <div className="grid content-start justify-items-end pt-1.5">
      <time className="tabular whitespace-nowrap font-display font-semibold text-sm leading-tight">
        {clock(minutesAt(stop.start))}
      </time>
      <time className="tabular whitespace-nowrap text-muted text-xs leading-tight">
        {clock(minutesAt(stop.end))}
      </time>
      {actions ? (
        <button
          type="button"
          {...actions.grip}
          className={buttonClass(
            { variant: 'ghost', size: 'icon' },
            '-me-2.5 cursor-grab touch-none text-muted active:cursor-grabbing',
          )}
          aria-label={t('stop.grip', { name })}
          onKeyDown={stepByKey}
        >
          <GripVertical aria-hidden="true" />
        </button>
      ) : (
        <i className="size-11" />
      )}
    </div>
  )
}

/** The stop's number on the map, a button that shows the stop there; and its part of the ribbon. */
function StopMark({ stopView: { stop, number, id }, lights }: { stopView: StopView; lights: StopHighlight }) {
  const t = useText(itineraryPageMessages)
  const name = useStopName()(stop)
  const isMeal = stop.kind === 'meal'
  const isSelected = lights.selected === id
  return (
    <div className="grid grid-rows-[auto_1fr] justify-items-center">
      <button
        type="button"
        aria-label={t('stop.show', { number, name })}
        aria-pressed={isSelected}
        onClick={() => lights.onSelect(isSelected ? null : id)}
        className={clsx(
          // The touch target is larger than the visible mark.
          'relative grid size-7 place-items-center rounded-full border-2 border-brand font-display font-semibold text-sm before:absolute before:-inset-2',
          isMeal ? 'bg-sheet text-brand-strong' : 'bg-brand text-on-brand',
          (isSelected || lights.hovered === id) && 'outline-2 outline-ink outline-offset-2',
        )}
      >
        {stop.isLocked ? <Lock aria-hidden="true" className="size-3.5" /> : number}
      </button>
      <i aria-hidden="true" className={clsx('w-2', isMeal ? 'border-brand border-x' : 'bg-brand')} />
    </div>
  )
}

function DropIndicator() {
  return <li aria-hidden="true" className="my-1 h-1 rounded-full bg-signal" />
}

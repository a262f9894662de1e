import type { Position } from '@tripwright/domain/base/geo'
import { placesMessages } from '@tripwright/domain/destination/places'
import { itineraryPageMessages, type Leg, type Stop } from '@tripwright/domain/trip/itinerary'
import { Fragment, type ReactNode } from 'react'
import {
  LegRow,
  TransferRow,
  useStableHeight,
  useStableRowKeys,
  VisitRow,
} from '#features/destination/places/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { DayHead, type HeadedDay } from './day-head.tsx'
import type { Drag } from './drag.state.ts'
import { MapsDisclosure } from './maps-disclosure.tsx'
import type { StopActions, StopView } from './stop-card.tsx'
import { minutesAt, type StopHighlight, StopRow } from './stop-row.tsx'

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
type RibbonProps = {
  day: RibbonDay
  lights: StopHighlight
  drag: Drag | null
  actionsOf: ((stop: StopView, index: number) => StopActions) | null
  /** Better plans may follow: then rows never move, and a changed row is replaced in place. */
  isSettling: boolean
  /** What is said above the stops. */
  top?: ReactNode
  /** What is said of a whole day under its stops, once no better plan follows. */
  note?: ReactNode
  /** Buttons under the day. */
  children?: ReactNode
}

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
  note,
  children,
}: RibbonProps) {
  const t = useText(itineraryPageMessages)
  const { index, day, cityName, fromName, to, stops } = ribbonDay
  const date = useDayName(day.date)
  const rows = stops.map(({ id, stop: { start, end } }) => ({ id, mark: `${start} ${end}` }))
  const keyOf = useStableRowKeys(rows, isSettling)

  return (
    <section
      ref={useStableHeight(isSettling)}
      data-day={index}
      id={`day-${index + 1}`}
      aria-label={t('day.label', { number: index + 1, date, city: cityName })}
      className="grid scroll-mt-32 content-start gap-4 mobile:scroll-mt-16"
    >
      <DayHead ribbonDay={ribbonDay} date={date} pointed={lights.pointed} />
      {day.transfer ? <TransferRow transfer={day.transfer} from={fromName} to={cityName} /> : null}
      {top}
      {stops.length === 0 ? <p className="text-muted">{t('day.empty')}</p> : null}
      <Stops day={ribbonDay} lights={lights} drag={drag} actionsOf={actionsOf} keyOf={keyOf} />
      {isSettling ? null : note}
      {to.name ? <MapsDisclosure name={to.name} lat={to.lat} lon={to.lon} /> : null}
      {children}
    </section>
  )
}

type StopsProps = Omit<RibbonProps, 'isSettling' | 'top' | 'note' | 'children'> & {
  keyOf: (id: string) => string
}

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

function DropIndicator() {
  return <li aria-hidden="true" className="my-1 h-1 rounded-full bg-signal" />
}

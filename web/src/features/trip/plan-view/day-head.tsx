import { parseClock } from '@tripwright/domain/base/dates'
import { itineraryPageMessages, type PlanDay } from '@tripwright/domain/trip/itinerary'
import { Suspense } from 'react'
import type { PictureSubject } from '#features/destination/gathered-guides/index.ts'
import { DayStrip, useDuration } from '#features/destination/places/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { type PointedStop, usePointedStop } from './pointed-stop.state.ts'
import { PlacePicture, type StopView } from './stop-card.tsx'

export type HeadedDay = {
  index: number
  day: PlanDay
  cityName: string
  cost: { amount: number; currency: string }
  /** Its most famous sight, which its head shows; null for a day without one. */
  picture: PictureSubject | null
  stops: StopView[]
}

const minutesAt = (time: string) => parseClock(time) ?? 0

/** The picture of a day's most famous sight, its date, its cost and its stops along the clock. */
export function DayHead({
  ribbonDay,
  date,
  pointed,
}: {
  ribbonDay: HeadedDay
  date: string
  pointed: PointedStop
}) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const duration = useDuration()
  const { index, day, cityName, cost, picture } = ribbonDay
  const [first] = ribbonDay.stops
  const walk = day.legs.filter(({ mode }) => mode === 'walk').reduce((sum, leg) => sum + leg.minutes, 0)
  return (
    <header className="grid gap-2 border-ink border-b pb-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <h2 className="text-xl">
          <span className="coordinate block">{t('day.heading', { number: index + 1 })}</span>
          {date} · <bdi>{cityName}</bdi>
        </h2>
        {picture ? (
          <div className="relative h-20 w-36 sm:row-span-2 max-sm:w-24">
            <Suspense>
              <PlacePicture subject={picture} sizes="9rem" />
            </Suspense>
          </div>
        ) : null}
        {/* The whole width of a phone: its numbers change while better plans follow, and a second line would move what is below. */}
        <p className="tabular text-muted text-sm max-sm:col-span-2">
          {t('day.summary', { stops: day.stops.length, walk: duration(walk) })} ·{' '}
          <strong className="text-ink">
            <span className="sr-only">{t('day.cost')} </span>
            {formats.money(cost.amount, cost.currency)}
          </strong>
        </p>
      </div>
      {first ? <Strip stops={ribbonDay.stops} frame={first.frame} pointed={pointed} /> : null}
    </header>
  )
}

type StripProps = { stops: StopView[]; frame: StopView['frame']; pointed: PointedStop }

/** The stops of a day along the clock, with the one that is pointed at. */
function Strip({ stops, frame, pointed }: StripProps) {
  const lit = usePointedStop(pointed, (id) => stops.some((stop) => stop.id === id))
  return (
    <DayStrip
      frame={frame}
      lit={lit}
      blocks={stops.map(({ id, stop, number }) => ({
        id,
        number,
        open: minutesAt(stop.start),
        close: minutesAt(stop.end),
        isQuiet: stop.kind === 'meal',
      }))}
    />
  )
}

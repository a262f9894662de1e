import { parseClock } from '@tripwright/domain/base/dates'
import type { TripStop } from '@tripwright/domain/trip/sync'
import { useClock } from '#features/destination/places/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'

type StoredStopsProps = {
  /** In the order of the trip: by day, those without a day last. */
  stops: readonly TripStop[]
  /** The heading of stops without a day. */
  undated: string
  /** The title of a stop without a name. */
  nameless: string
}

/** The stops of a trip as saved, day by day, where no plan can be built from them. */
export function StoredStops({ stops, undated, nameless }: StoredStopsProps) {
  const clock = useClock()
  const formats = useFormats()
  const days = [...new Set(stops.map(({ day }) => day ?? ''))]
  return (
    <div className="grid gap-4">
      {days.map((day) => (
        <section key={day} className="grid gap-2">
          <h2 className="text-lg">
            {day ? formats.date(new Date(day), { dateStyle: 'full', timeZone: 'UTC' }) : undated}
          </h2>
          <ul className="grid gap-1">
            {stopsOn(stops, day).map(({ id, start, name }) => (
              <li key={id} className="tabular grid grid-cols-[5rem_1fr] gap-3">
                <span className="text-muted">{start ? clock(parseClock(start) ?? 0) : ''}</span>
                <bdi className="wrap-anywhere">{name || nameless}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function stopsOn(stops: readonly TripStop[], wanted: string): TripStop[] {
  return stops.filter(({ day }) => (day ?? '') === wanted)
}

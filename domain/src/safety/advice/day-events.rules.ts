import { addDays, type IsoDate, utcDate } from '../../base/dates.ts'
import { metresBetween, type Position } from '../../base/geo.ts'
import type { HazardEvent } from './live.contract.ts'

/** How near an event has to be to be told of a day, in metres; of kinds that are not here nothing is told. */
const REACH_METRES: Partial<Record<HazardEvent['kind'], number>> = {
  cyclone: 300_000,
  flood: 100_000,
  wildfire: 75_000,
  volcano: 75_000,
  tsunami: 300_000,
}
/** For so many days after its last report an event is taken to go on: our choice. */
const LASTING_DAYS = 2
const MAX_TOLD = 2

/** A report of an event that may hold on a day at a place, with its distance in metres. */
export type DayEvent = HazardEvent & { metres: number; reported: IsoDate }

/**
 * The reported storms, floods, fires, eruptions and waves near a place that may hold on a day: from its first report until two
 * days after its last. Those that their publisher calls green are left out.
 */
export function eventsOnDay(events: readonly HazardEvent[], place: Position, date: IsoDate): DayEvent[] {
  return events
    .flatMap((event): DayEvent[] => {
      const metres = metresBetween(event, place)
      const reported = utcDate(new Date(event.until ?? event.at))
      const isHeld =
        date >= utcDate(new Date(event.at)) && date <= addDays(reported, LASTING_DAYS) && event.alert !== 1
      return isHeld && metres <= (REACH_METRES[event.kind] ?? -1) ? [{ ...event, metres, reported }] : []
    })
    .sort((a, b) => (b.alert ?? 0) - (a.alert ?? 0) || a.metres - b.metres)
    .slice(0, MAX_TOLD)
}

/** A strike in the news near a place, within a day of its last article: a sign, and no report. */
export function strikesNear(events: readonly HazardEvent[], places: readonly Position[]): DayEvent[] {
  return events
    .filter(({ kind, news }) => kind === 'unrest' && news?.sign === 'strike')
    .map((event) => ({
      ...event,
      metres: Math.min(...places.map((place) => metresBetween(event, place))),
      reported: utcDate(new Date(event.until ?? event.at)),
    }))
    .filter(({ metres }) => metres <= STRIKE_METRES)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, MAX_TOLD)
}
const STRIKE_METRES = 150_000

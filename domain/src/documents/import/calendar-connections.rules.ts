import { originOf, type ReadBooking } from '../booking-words/index.ts'
import {
  type CalendarBooking,
  placeOf,
  type ReadEvent,
  type Shared,
  spanOrigins,
} from './calendar-entries.rules.ts'
import { connectionOf } from './connection.rules.ts'

/** Each way of a connection whose stops the description tells from the beginning of the entry to its end. */
export function asConnection(event: ReadEvent, { origins, ...shared }: Shared): CalendarBooking[] {
  const { from, to, description } = event
  // Most texts of a calendar tell no stops, and their lines are not read.
  if (
    !from?.time ||
    !to?.time ||
    !description.includes(`${Number(from.time.slice(0, 2))}${from.time.slice(2)}`)
  )
    return []
  const lines = description.slice(0, 4000).split('\n')
  // Clocks of the stops are those of the entry, where both its ends have the same.
  const clock = { offset: null, zone: from.zone === to.zone ? from.zone : null }
  const legs = connectionOf(lines, { date: from.date, time: from.time }, { date: to.date, time: to.time })
  return legs.map(({ kind, number, ...leg }) => ({
    side: 'whole',
    booking: {
      ...shared,
      kind,
      ...(number !== null && { number }),
      startsAt: { at: { ...leg.from.at, ...clock }, place: { name: leg.from.name } },
      endsAt: { at: { ...leg.to.at, ...clock }, place: { name: leg.to.name } },
      origins: [
        ...origins,
        ...(number === null ? [] : [originOf('number', 'DESCRIPTION', number)]),
        originOf('startsAt.place', 'DESCRIPTION', leg.from.name),
        originOf('startsAt.time', 'DESCRIPTION', `${leg.from.at.date} ${leg.from.at.time}`),
        originOf('endsAt.place', 'DESCRIPTION', leg.to.name),
        originOf('endsAt.time', 'DESCRIPTION', `${leg.to.at.date} ${leg.to.at.time}`),
      ],
    },
  }))
}

const CAR_TITLE =
  /^(?:rental car|car rental|car hire|hire car|mietwagen|location de voiture|alquiler de coche|autonoleggio|noleggio auto|huurauto|aluguer de carro)(?: reservation| booking|reservierung|buchung)?\s*(?::|$)/i

/** A hired car that the title names so: where it is taken is where the entry is; of where it is brought back nothing is told. */
export function asCar(
  event: ReadEvent,
  summary: string,
  { origins, ...shared }: Shared,
): CalendarBooking | null {
  if (!CAR_TITLE.test(summary)) return null
  const place = placeOf(event, origins)
  origins.push(...spanOrigins(event))
  const booking: ReadBooking = {
    ...shared,
    kind: 'car',
    startsAt: { at: event.from, place },
    endsAt: { at: event.to, place: null },
    origins,
  }
  return { booking, side: 'whole' }
}

import { addDays, type IsoDate } from '../../base/dates.ts'
import { isSame, type Named } from '../booking-words/index.ts'

/** One way between two places. `first` and `last` are the lines that it is told in, `areDaysBelow` says that each day stands below its time. */
export type RideLeg = {
  from: Named
  to: Named
  start: { date: IsoDate; time: string }
  end: { date: IsoDate; time: string } | null
  first: number
  last: number
  areDaysBelow: boolean
}

/**
 * What contradicts itself was read from the wrong lines, and nobody can say which of them: such ways are left out. A way is
 * empty rather than that of the line below.
 */
export function withoutDoubtful(legs: readonly RideLeg[]): RideLeg[] {
  const doubtful = new Set<RideLeg>()
  legs.forEach((leg, i) => {
    legs.slice(i + 1).forEach((other, at) => {
      const isNext = at === 0
      if (isOutOfTurn(leg, other) || isAtOnce(leg, other) || (isNext && isAgain(leg, other)))
        for (const one of [leg, other]) doubtful.add(one)
      // The day below one way and above the next is that of the next.
      if (isNext && leg.areDaysBelow && !other.areDaysBelow) doubtful.add(leg)
    })
  })
  return legs.filter((leg) => !doubtful.has(leg))
}

const startOf = ({ start }: RideLeg) => `${start.date} ${start.time}`
const endOf = ({ end }: RideLeg) => end && `${end.date} ${end.time}`

/** A way that leaves a place before the one that ends there has arrived: both times are by the clocks of that place. */
function isOutOfTurn(leg: RideLeg, other: RideLeg): boolean {
  const [arrives, arrivesOther] = [endOf(leg), endOf(other)]
  const isBefore = isSame(leg.to, other.from) && arrives !== null && startOf(other) < arrives
  if (!isBefore) return false
  // Some list the way back first.
  return !(isSame(other.to, leg.from) && arrivesOther !== null && arrivesOther <= startOf(leg))
}

/** Nobody leaves two places at one moment. */
function isAtOnce(leg: RideLeg, other: RideLeg): boolean {
  return startOf(leg) === startOf(other) && !isSame(leg.from, other.from)
}

/** The same way once more, on another day and with no way back between them: its places may be those of the row above. */
function isAgain(leg: RideLeg, other: RideLeg): boolean {
  return isSame(leg.from, other.from) && isSame(leg.to, other.to)
}

/** Tickets are sold no longer ahead. */
const MAX_AHEAD = 370

/** Whether a day is further ahead of the mail than tickets are sold: until then something may be valid. */
export const isTooFar = (day: IsoDate, sent: IsoDate | null | undefined) =>
  typeof sent === 'string' && day > addDays(sent, MAX_AHEAD)

import { convertMoney, totalCurrency } from '../itinerary/index.ts'
import type { CandidateContext, StopCandidate } from './stop-candidate.rules.ts'

/** What has its time, in the order of the request; what belongs to no day of these can never begin. */
export function bookingCandidates({ request, facts, frames }: CandidateContext): StopCandidate[] {
  const currency = totalCurrency(request, facts)
  const fixed = frames.flatMap((frame) =>
    frame.fixed.map((one) => ({ ...one, frame, at: request.bookings.indexOf(one.booking) })),
  )
  return fixed
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ booking, frame: day, start, end, meal, to }): StopCandidate => {
      const { name, lat, lon, cost } = booking
      const price = cost ?? { amount: 0, currency }
      return {
        kind: 'booking',
        place: null,
        meal,
        name,
        booking,
        at: { lat, lon },
        ...(to && { to }),
        minutes: end - start,
        price,
        cityId: day.guide.city.id,
        cost: convertMoney(price, currency, facts.rates)?.amount ?? 0,
        costKnown: cost !== undefined,
        score: 0,
        isRequired: true,
        isLocked: true,
        starts: frames.map((frame) =>
          frame === day && frame.open <= start && frame.close >= end ? [{ open: start, close: start }] : [],
        ),
      }
    })
}

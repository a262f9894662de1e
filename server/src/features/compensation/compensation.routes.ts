import { fillText } from '@tripwright/domain/base/text'
import {
  compensationMessages,
  findCompensation,
  findCompensationCall,
  kilometresBetween,
  LAWS_AS_OF,
} from '@tripwright/domain/compensation'
import { convert, findRate } from '@tripwright/domain/currency'
import { getRates } from '#features/currency/index.ts'
import { findAirport } from '#features/flights/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'

const SOURCE = 'written from knowledge; the article of each law is named'

export const compensationRoutes: Route[] = [
  route(findCompensationCall, async (input, { db, now }) => {
    const place = await findWay(db, input)
    const verdicts = findCompensation({
      ...input,
      ...place,
      reroute: input.reroute ?? null,
      fareUsCents: inUsCents(input.ticketPrice, now),
    })
    const { texts } = compensationMessages
    return {
      distanceKm: Math.round(place.km),
      asOf: LAWS_AS_OF,
      source: SOURCE,
      results: verdicts.map(({ reason, ...verdict }) => ({ ...verdict, why: texts[`why.${reason}`] })),
    }
  }),
]

type Way = {
  departure: string
  arrival: string
  departureCountry?: string | undefined
  arrivalCountry?: string | undefined
  distanceKm?: number | undefined
}

/** Countries and distance: as the caller says, else from what is known of the airports. */
async function findWay(db: Db, { departure, arrival, departureCountry, arrivalCountry, distanceKm }: Way) {
  const [from, to] = await Promise.all([departure, arrival].map((code) => findAirport(db, code)))
  const countries = [departureCountry ?? from?.country, arrivalCountry ?? to?.country]
  const km = distanceKm ?? (from && to ? kilometresBetween(from, to) : undefined)
  const [one, other] = countries
  if (one !== undefined && other !== undefined && km !== undefined)
    return { departureCountry: one, arrivalCountry: other, km }
  const code = from ? arrival : departure
  throw new AppError('unprocessable', {
    message: fillText(compensationMessages.texts['server.unknown-airport'], { code }),
  })
}

type Price = { amount: number; currency: string } | null | undefined

/** A fare in US cents by our own rates; null when nobody said it or its currency has no rate. */
function inUsCents(price: Price, now: Date): number | null {
  if (!price) return null
  const rate = findRate(getRates(), price.currency, 'USD', now.toISOString().slice(0, 10))
  return rate.ok ? Number(convert(BigInt(price.amount), price.currency, 'USD', rate.value)) : null
}

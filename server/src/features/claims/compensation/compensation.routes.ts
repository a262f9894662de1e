import { utcDate } from '@tripwright/domain/base/dates'
import type { Money } from '@tripwright/domain/base/money'
import { fillText } from '@tripwright/domain/base/text'
import {
  applyLaws,
  compensationMessages,
  computeCompensation,
  kilometresBetween,
  LAWS_AS_OF,
  LAWS_WRITTEN,
} from '@tripwright/domain/claims/compensation'
import { convert, findRate, type RateTable, rateSourceOf } from '@tripwright/domain/money/currency'
import { findAirport } from '#features/booking/flights/index.ts'
import { getLatestRates } from '#features/money/currency/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'

const SOURCE = 'written from knowledge; the article of each law is named'

export const compensationRoutes: Route[] = [
  route(computeCompensation, async (input, { db, now, platform: { config } }) => {
    const place = await findDistance(db, input)
    const today = utcDate(now)
    const change = makeConverter(await getLatestRates({ db, config }), today)
    const verdicts = applyLaws({
      ...input,
      ...place,
      reroute: input.reroute ?? null,
      fareUsCents: (input.ticketPrice && change(input.ticketPrice, 'USD')?.amount) ?? null,
    })
    const { texts } = compensationMessages
    const results = verdicts.map(({ reason, ...verdict }) => {
      const { due, amount, currency } = verdict
      const home = input.ticketPrice?.currency ?? currency
      const equivalent =
        due && amount !== null && home !== currency ? change({ amount, currency }, home) : null
      return { ...verdict, why: texts[`why.${reason}`], ...(equivalent && { equivalent }) }
    })
    const rates = change.frame()
    return {
      distanceKm: Math.round(place.km),
      asOf: LAWS_AS_OF,
      source: SOURCE,
      written: LAWS_WRITTEN,
      checked: null,
      ...(rates && { rates }),
      results,
    }
  }),
]

type RouteInput = {
  departure: string
  arrival: string
  departureCountry?: string | undefined
  arrivalCountry?: string | undefined
  distanceKm?: number | undefined
}

/** Countries and distance from the request, else from our airport tables. */
async function findDistance(
  db: Db,
  { departure, arrival, departureCountry, arrivalCountry, distanceKm }: RouteInput,
) {
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

/** Converts amounts by the rates of a table and records the rates used; null where one of the two currencies has none. */
function makeConverter(table: RateTable, today: string) {
  const used = new Set<string>()
  function change({ amount, currency }: Money, to: string): Money | null {
    const rate = findRate(table, currency, to, today)
    if (!rate.ok) return null
    for (const code of currency === to ? [] : [currency, to]) used.add(code)
    return { amount: Number(convert(BigInt(amount), currency, to, rate.value)), currency: to }
  }
  /** Age and source of the exchange rates; null where none were used. */
  change.frame = () => (used.size > 0 ? rateSourceOf(table, [...used]) : null)
  return change
}

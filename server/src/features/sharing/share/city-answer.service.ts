import { metresBetween } from '@tripwright/domain/base/geo'
import { type CityClimate, climateMessages } from '@tripwright/domain/destination/climate'
import { type CityCosts, convertCost, estimateDay } from '@tripwright/domain/destination/costs'
import { type MonthFacts, monthsOf } from '@tripwright/domain/destination/travel-intel'
import type { RateTable } from '@tripwright/domain/money/currency'
import type { AnswerSummary, ToolInputs } from '@tripwright/domain/sharing/share'
import { listCityClimates } from '#features/destination/climate/index.ts'
import { listCityCosts } from '#features/destination/costs/index.ts'
import { counted, dated, month, number, say, wholeMoney } from './english.service.ts'

type CityMonth = { climate: CityClimate; costs: CityCosts | null; facts: MonthFacts }

/** `/gemini-travel-intel`: a city in a month, alone or compared with another one. */
export function answerCity(table: RateTable, inputs: ToolInputs): AnswerSummary | null {
  const { city = '', month: currencyAsked = '', with: other, currency = 'EUR' } = inputs
  const first = findCityMonth(city, currencyAsked)
  if (!first) return null
  if (other === undefined) return briefOf(first, { currencyAsked, currency, table })
  const second = other === city ? null : findCityMonth(other, currencyAsked)
  // A comparison needs both cities.
  return second && comparisonOf(first, second, { currencyAsked, currency, table })
}

type AnswerContext = { currencyAsked: string; currency: string; table: RateTable }

function briefOf(
  { climate, costs, facts }: CityMonth,
  { currencyAsked, currency, table }: AnswerContext,
): AnswerSummary {
  const daily = costs && dayIn(costs, { currencyAsked, currency, table })
  return {
    kicker: say('brief.kicker'),
    title: say('brief.title', { city: climate.name, month: month(currencyAsked), ...rangeOf(facts) }),
    line: say('brief.line', {
      days: counted('days', Math.round(facts.rainDays)),
      sun: number(facts.sun),
      crowd: crowdOf(facts),
    }),
    figures: [
      {
        label: say('brief.light'),
        value: say('brief.light.hours', {
          hours: Math.floor(facts.light / 60),
          minutes: Math.round(facts.light % 60),
        }),
      },
      ...(facts.sea === null
        ? []
        : [
            {
              label: say('brief.sea'),
              value: say('brief.degrees', { degrees: number(Math.round(facts.sea)) }),
            },
          ]),
      ...(daily ? [{ label: say('brief.day'), value: daily }] : []),
    ],
    source: sourceOf([climate]),
    at: { lat: climate.lat, lon: climate.lon },
  }
}

function comparisonOf(first: CityMonth, second: CityMonth, frame: AnswerContext): AnswerSummary {
  const { low: coldest, high: warmest } = rangeOf(second.facts)
  const both = [first, second]
  const [{ climate }, { climate: other }] = [first, second]
  const km = Math.round(metresBetween(climate, other) / 1000)
  return {
    kicker: say('compare.kicker'),
    title: say('compare.title', {
      first: climate.name,
      second: other.name,
      month: month(frame.currencyAsked),
      ...rangeOf(first.facts),
      coldest,
      warmest,
    }),
    line: both
      .map(({ climate: { name: city }, facts }) =>
        say('compare.city', {
          city,
          days: counted('days', Math.round(facts.rainDays)),
          crowd: crowdOf(facts),
        }),
      )
      .join(' '),
    figures: [
      ...both.flatMap(({ climate: { name: city }, costs }) =>
        costs ? [{ label: say('compare.day', { city }), value: dayIn(costs, frame) }] : [],
      ),
      { label: say('compare.distance'), value: `${number(km)} km` },
    ],
    source: sourceOf([climate, other]),
    at: { lat: climate.lat, lon: climate.lon },
  }
}

function findCityMonth(id: string, currencyAsked: string): CityMonth | null {
  const climate = listCityClimates().get(id)
  if (!climate) return null
  const costs = listCityCosts().get(id) ?? null
  const facts = monthsOf(climate, costs, Number(currencyAsked.slice(0, 4)))[
    Number(currencyAsked.slice(5)) - 1
  ]
  return facts ? { climate, costs, facts } : null
}

function rangeOf({ low, high }: MonthFacts): { low: string; high: string } {
  return { low: number(Math.round(low)), high: number(Math.round(high)) }
}

function crowdOf({ crowd }: MonthFacts): string {
  const level = ([1, 2, 3, 4, 5] as const)[Math.round(crowd) - 1] ?? 3
  return climateMessages.texts[`crowd.${level}`]
}

// In the local currency where there is no rate for the traveller's.
function dayIn(costs: CityCosts, { currencyAsked, currency, table }: AnswerContext): string {
  const own = {
    amount: estimateDay(costs, { style: 'likely', month: Number(currencyAsked.slice(5)) }).likely,
    currency: costs.currency,
  }
  const daily = convertCost(own, currency, table) ?? own
  return say('brief.day.about', { amount: wholeMoney(daily.amount, daily.currency) })
}

// The age of the oldest source and the certainty of the least certain one.
function sourceOf(climates: readonly [CityClimate, ...CityClimate[]]): string {
  const [oldest] = climates.toSorted((a, b) => a.asOf.localeCompare(b.asOf))
  const { source, asOf, period } = oldest ?? climates[0]
  return say('brief.source', {
    source: dated(
      source,
      asOf,
      climates.every(({ certain }) => certain),
    ),
    period,
  })
}

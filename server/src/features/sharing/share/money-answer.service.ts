import {
  convert,
  findRate,
  parseAmount,
  type RateTable,
  rateSourceOf,
  showRate,
} from '@tripwright/domain/money/currency'
import { BLANK_ESTIMATE, estimateTrip, perPersonDay, readEstimate } from '@tripwright/domain/money/estimate'
import type { AnswerSummary, ToolInputs } from '@tripwright/domain/sharing/share'
import { listCityClimates } from '#features/destination/climate/index.ts'
import { listCityCosts } from '#features/destination/costs/index.ts'
import { counted, dated, day, list, money, say, wholeMoney } from './english.service.ts'

/** `/currency-converter`: an amount in another currency, with rate and day. */
export function answerCurrency(table: RateTable, today: string, inputs: ToolInputs): AnswerSummary | null {
  const { amount: typed = '', from = '', to = '' } = inputs
  const [there, back] = [findRate(table, from, to, today), findRate(table, to, from, today)]
  const amount = parseAmount(typed, from)
  if (!there.ok || !back.ok || !amount.ok) return null
  const frame = rateSourceOf(table, [from, to])
  const result = convert(amount.value, from, to, there.value)
  const rate = (one: typeof there.value, of: string) =>
    say('currency.rate', {
      from: Number(showRate(one)).toLocaleString('en', { maximumSignificantDigits: 6 }),
      to: of,
    })
  return {
    kicker: say('currency.kicker'),
    title: say('currency.title', { from: money(amount.value, from), to: money(result, to) }),
    line: say(frame.isEstimate ? 'currency.line.estimate' : 'currency.line.rate'),
    figures: [
      { label: `1 ${from}`, value: rate(there.value, to) },
      { label: `1 ${to}`, value: rate(back.value, from) },
      { label: say('currency.date'), value: day(frame.date) },
    ],
    source: dated(frame.source, frame.date, ![from, to].some((code) => table.uncertain.includes(code))),
    at: null,
  }
}

/** `/budget`: the cost of days in some cities. */
export function answerBudget(table: RateTable, today: string, inputs: ToolInputs): AnswerSummary | null {
  const costs = listCityCosts()
  const { request } = readEstimate({ ...BLANK_ESTIMATE, ...inputs }, [...costs.values()], {
    today,
    decimal: '.',
  })
  const currencyCount = (inputs.to ?? '').split('~').length
  // An unknown city would be missing from the total.
  if (!request || request.stops.length !== currencyCount) return null
  const estimate = estimateTrip(request, table)
  if (!estimate.ok) return null
  const { total, days } = estimate.value
  const { people, currency } = request
  const sum = (amount: number) => wholeMoney(amount, currency)
  const [first] = request.stops
  const place = first && listCityClimates().get(first.city.id)
  return {
    kicker: say('budget.kicker'),
    title: say('budget.title', {
      people: counted('people', people),
      amount: sum(total.likely),
      nights: counted(
        'nights',
        request.stops.reduce((all, { nights }) => all + nights, 0),
      ),
      cities: list([...new Set(request.stops.map(({ city }) => city.name))]),
    }),
    line: say('budget.line'),
    figures: [
      { label: say('budget.each'), value: sum(perPersonDay(total.likely, { people, days })) },
      { label: say('budget.from'), value: day(request.from) },
      {
        label: say('budget.range'),
        value: say('budget.between', { low: sum(total.low), high: sum(total.high) }),
      },
    ],
    source: dated(
      first?.city.source ?? '',
      first?.city.asOf ?? today,
      request.stops.every(({ city }) => city.certain),
    ),
    at: place ? { lat: place.lat, lon: place.lon } : null,
  }
}

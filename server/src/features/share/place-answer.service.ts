import { climateMessages } from '@tripwright/domain/climate'
import { costIn, estimateDay } from '@tripwright/domain/costs'
import { countriesMessages, toCountry, toListed } from '@tripwright/domain/countries'
import type { RateTable } from '@tripwright/domain/currency'
import { numbersOf } from '@tripwright/domain/safety'
import { type AnswerWords, answerMessages, type ToolInputs } from '@tripwright/domain/share'
import { monthsOf } from '@tripwright/domain/travel-intel'
import { listNormals } from '#features/climate/index.ts'
import { listCityCosts } from '#features/costs/index.ts'
import { listRows } from '#features/countries/index.ts'
import { findGuide } from '#features/places/index.ts'
import { counted, country, dated, list, month, number, say, wholeMoney } from './english.service.ts'

const { texts } = answerMessages
const LEVELS = ['risk.level.1', 'risk.level.2', 'risk.level.3', 'risk.level.4'] as const

/** `/risk-radar`: how safe the country of a place is held to be. */
export function answerRisk({ place = '' }: ToolInputs): AnswerWords | null {
  const city = /^[A-Z]{2}$/.test(place) ? null : (findGuide(place)?.city ?? null)
  const framed = listRows().get(city?.country ?? place)
  if (!framed) return null
  const { code, advisory, emergency, certain, asOf } = toCountry(framed.row, framed.frame)
  const { level, parts, reasons } = advisory
  const help = numbersOf(emergency)[0]?.number
  const where = city ? `${city.name}, ${country(code)}` : country(code)
  const { texts: words } = countriesMessages
  return {
    kicker: say('risk.kicker'),
    title: say('risk.title', { place: where, level, words: say(LEVELS[level - 1] ?? 'risk.level.4') }),
    line:
      reasons.length > 0
        ? say('risk.reasons', { reasons: list(reasons.map((reason) => words[`reason.${reason}`])) })
        : '',
    figures: [
      ...(parts === null
        ? []
        : [{ label: say('risk.parts'), value: say('risk.parts.level', { level: parts }) }]),
      ...(help === undefined ? [] : [{ label: say('risk.help'), value: help }]),
    ],
    source: dated(say('risk.source'), asOf, certain.advisory),
    at: city ? { lat: city.lat, lon: city.lon } : null,
  }
}

/** `/gemini-safety`: who is called in a country. */
export function answerEmergency({ country: code = '' }: ToolInputs): AnswerWords | null {
  const framed = listRows().get(code)
  if (!framed) return null
  const { emergency, emergencyCertain } = toListed(framed.row, framed.frame)
  const numbers = numbersOf(emergency)
  const { source, asOf } = framed.frame
  return {
    kicker: say('emergency.kicker'),
    title: emergencyTitle(country(code), numbers),
    line: say('emergency.line'),
    figures: numbers.slice(0, 3).map(({ number: called, services }) => ({
      label: list(services.map((service) => texts[`emergency.${service}`])),
      value: called,
    })),
    source: dated(source, asOf, emergencyCertain),
    at: null,
  }
}

// A number that is not for everything must not read as if it were.
function emergencyTitle(name: string, numbers: ReturnType<typeof numbersOf>): string {
  const [first] = numbers
  if (!first) return say('emergency.none', { country: name })
  if (first.services.includes('general'))
    return say('emergency.title', { country: name, number: first.number })
  const told = numbers.slice(0, 3).map(({ number: called, services }) =>
    say('emergency.number', {
      services: list(services.map((service) => texts[`emergency.${service}`])).toLowerCase(),
      number: called,
    }),
  )
  return say('emergency.several', { country: name, numbers: list(told) })
}

/** `/gemini-travel-intel`: what a city is like in a month. */
export function answerBrief(table: RateTable, inputs: ToolInputs): AnswerWords | null {
  const { city = '', month: asked = '', currency = 'EUR' } = inputs
  const climate = listNormals().get(city)
  if (!climate) return null
  const costs = listCityCosts().get(city) ?? null
  const at = Number(asked.slice(5))
  const facts = monthsOf(climate, costs, Number(asked.slice(0, 4)))[at - 1]
  if (!facts) return null
  const crowd = ([1, 2, 3, 4, 5] as const)[Math.round(facts.crowd) - 1] ?? 3
  const local = costs && {
    amount: estimateDay(costs, { style: 'likely', month: at }).likely,
    currency: costs.currency,
  }
  // In the money of the country where there is no rate for the traveller's.
  const daily = local && (costIn(local, currency, table) ?? local)
  const degrees = (value: number) => say('brief.degrees', { degrees: number(Math.round(value)) })
  return {
    kicker: say('brief.kicker'),
    title: say('brief.title', {
      ...{ city: climate.name, month: month(asked) },
      ...{ low: number(Math.round(facts.low)), high: number(Math.round(facts.high)) },
    }),
    line: say('brief.line', {
      ...{ days: counted('days', Math.round(facts.rainDays)), sun: number(facts.sun) },
      crowd: climateMessages.texts[`crowd.${crowd}`],
    }),
    figures: [
      {
        label: say('brief.light'),
        value: say('brief.light.hours', {
          hours: Math.floor(facts.light / 60),
          minutes: Math.round(facts.light % 60),
        }),
      },
      ...(facts.sea === null ? [] : [{ label: say('brief.sea'), value: degrees(facts.sea) }]),
      ...(daily
        ? [
            {
              label: say('brief.day'),
              value: say('brief.day.about', { amount: wholeMoney(daily.amount, daily.currency) }),
            },
          ]
        : []),
    ],
    source: say('brief.source', {
      ...{ source: dated(climate.source, climate.asOf, climate.certain), period: climate.period },
    }),
    at: { lat: climate.lat, lon: climate.lon },
  }
}

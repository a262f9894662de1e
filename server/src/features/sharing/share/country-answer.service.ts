import { type IsoDate, isIsoDate } from '@tripwright/domain/base/dates'
import { cityPartOf, findNamedCity, writeNamedCity } from '@tripwright/domain/booking/cars'
import {
  type Country,
  countriesMessages,
  licenceNeed,
  toCountry,
} from '@tripwright/domain/destination/countries'
import { groupNumbers } from '@tripwright/domain/safety/advice'
import {
  type AnswerFigure,
  type AnswerSummary,
  answerMessages,
  type ToolInputs,
} from '@tripwright/domain/sharing/share'
import { listCityClimates } from '#features/destination/climate/index.ts'
import { emergencyNumbersOf, listCountryRows, readRoads } from '#features/destination/countries/index.ts'
import { findGuide, suggestCities } from '#features/destination/places/index.ts'
import { country, countryInSentence, dated, days, list, number, say } from './english.service.ts'

const { texts } = answerMessages
const LEVELS = ['risk.level.1', 'risk.level.2', 'risk.level.3', 'risk.level.4'] as const

/** `/risk-radar`: the risk level of a country. */
export function answerRisk({ place = '' }: ToolInputs, today: IsoDate): AnswerSummary | null {
  const city = /^[A-Z]{2}$/.test(place) ? null : (findGuide(place)?.city ?? null)
  const framed = listCountryRows().get(city?.country ?? place)
  if (!framed) return null
  const { code, advisory, emergency, certain } = toCountry(framed.row, framed.frame, today)
  const { level, parts, reasons } = advisory
  const help = groupNumbers(emergency)[0]?.number
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
    source: dated(say('risk.source'), advisory.date, certain.advisory),
    at: city ? { lat: city.lat, lon: city.lon } : null,
  }
}

/** `/gemini-safety`: the emergency numbers of a country. */
export function answerEmergency({ country: code = '' }: ToolInputs, today: IsoDate): AnswerSummary | null {
  const framed = listCountryRows().get(code)
  if (!framed) return null
  const numbersOf = emergencyNumbersOf(code, today)
  if (numbersOf === null) return null
  const { emergency, emergencyCertain, emergencyDoubts } = numbersOf
  const numbers = groupNumbers(emergency, emergencyDoubts)
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

// A number for one service must not look like the general one.
function emergencyTitle(name: string, numbers: ReturnType<typeof groupNumbers>): string {
  const [first] = numbers
  if (!first) return say('emergency.none', { country: name })
  if (first.services.includes('general'))
    return say('emergency.title', { country: name, number: first.number })
  const lines = numbers.slice(0, 3).map(({ number: called, services }) =>
    say('emergency.number', {
      services: list(services.map((service) => texts[`emergency.${service}`])).toLowerCase(),
      number: called,
    }),
  )
  return say('emergency.several', { country: name, numbers: list(lines) })
}

/** `/car-rental`: the road rules of a country, and the car of the search. */
export async function answerDriving(inputs: ToolInputs, today: IsoDate): Promise<AnswerSummary | null> {
  const { country: code = '', licence, place = '', pickUpDate = '', dropOffDate = '' } = inputs
  const framed = listCountryRows().get(code)
  if (!framed || (licence !== undefined && !listCountryRows().has(licence))) return null
  const there = toCountry(framed.row, framed.frame, today)
  const side = say('cars.title', {
    country: country(code),
    side: texts[`cars.side.${there.driving.side}`],
  })
  const city = place === '' ? null : await findPlace(place)
  // A place that is not one of our cities is free text of a visitor, which our metadata must not repeat.
  if (place !== '' && city === null) return null
  const isDated = isIsoDate(pickUpDate) && isIsoDate(dropOffDate) && pickUpDate < dropOffDate
  const search =
    city && isDated
      ? say('cars.title.search', {
          place: writeNamedCity(city, country),
          days: days(pickUpDate, dropOffDate),
        })
      : null
  const normals = [...listCityClimates().values()]
  const at = normals.find((one) => one.name === city?.name && one.country === city.country)
  return {
    kicker: say('cars.kicker'),
    title: search ?? side,
    line: [search === null ? '' : `${side}.`, licenceLine(there, licence), ...roadLines(there)]
      .filter(Boolean)
      .join(' '),
    figures: limitsOf(there),
    source: dated(there.source, there.asOf, there.certain.driving),
    at: at ? { lat: at.lat, lon: at.lon } : null,
  }
}

async function findPlace(place: string) {
  // Browsers name some countries differently, so the name comes from our own table.
  const tabled = (code: string) => listCountryRows().get(code)?.row.name ?? code
  return findNamedCity(place, await suggestCities(cityPartOf(place)), [country, tabled])
}

// Without the licence's country the rule depends on the reader, so the line is left out.
function licenceLine(there: Country, home: string | undefined): string {
  if (home === undefined) return ''
  const need = texts[`cars.licence.${licenceNeed(there, home)}`]
  return say('cars.licence', { country: countryInSentence(home), need })
}

function roadLines({ code, driving: { rentalAge } }: Country): string[] {
  const { tolls, vignette } = readRoads(code)
  return [
    rentalAge === null ? say('cars.age.none') : say('cars.age', { age: rentalAge }),
    tolls === null || tolls === 'none' ? '' : say(`cars.tolls.${tolls}`),
    vignette ? say('cars.vignette') : '',
  ]
}

function limitsOf({ code, driving: { limits } }: Country): AnswerFigure[] {
  const { isUnlimited } = readRoads(code)
  return (['urban', 'rural', 'motorway'] as const).flatMap((road) => {
    const limit = limits[road]
    const label = say(`cars.${road}`)
    if (limit !== null)
      return [{ label, value: say('cars.speed', { speed: number(limit), unit: limits.unit }) }]
    return road === 'motorway' && isUnlimited ? [{ label, value: say('cars.unlimited') }] : []
  })
}

import { readFileSync } from 'node:fs'
import {
  applyLaws,
  type ClosedAirport,
  type CompensationVerdict,
  compensationMessages,
  type DisruptedFlight,
  EMPTY_FLIGHT_FORM,
  LAWS_AS_OF,
  nationalLawsOf,
  type ParsedFlightForm,
  parseFlightForm,
} from '@tripwright/domain/claims/compensation'
import type { AnswerSummary, ToolInputs } from '@tripwright/domain/sharing/share'
import { listKnownAirports } from '#features/booking/flights/index.ts'
import { country, dated, day, either, money, number, say } from './english.service.ts'

const CLOSED_AIRPORTS_FILE = new URL('../../../../../data/claims/closed-airports.json', import.meta.url)
let closedCache: readonly ClosedAirport[] | null = null

/** `/flight-compensation`: the compensation for a flight, and the law that grants it. */
export function answerFlight(today: string, inputs: ToolInputs): AnswerSummary | null {
  const world = { airports: listKnownAirports(), closed: closedAirports(), airlines: [], today }
  const read = parseFlightForm({ ...EMPTY_FLIGHT_FORM, ...inputs }, world)
  const { flight, departure, arrival } = read
  if (!flight) return null
  const verdicts = applyLaws(flight)
  const due = verdicts.filter((one) => one.due)
  const verdict =
    due[0] ?? verdicts.find((one) => one.applies && one.limit) ?? verdicts.find((one) => one.applies)
  const { texts } = compensationMessages
  const way = say('flight.way.codes', {
    from: departure ? `${departure.city} (${departure.iata})` : country(flight.departureCountry),
    to: arrival ? `${arrival.city} (${arrival.iata})` : country(flight.arrivalCountry),
  })
  return {
    kicker: say('flight.kicker'),
    title: titleOf(way, due, verdict),
    line: [
      disruptionText(read),
      nationalLawLine(flight, due) || (verdict ? texts[`why.${verdict.reason}`] : ''),
    ]
      .filter(Boolean)
      .join(' '),
    figures: [
      ...(verdict
        ? [
            { label: say('flight.law'), value: texts[`law.${verdict.law}`] },
            { label: say('flight.article'), value: verdict.article.split(/,| of the /)[0] ?? '' },
          ]
        : []),
      { label: say('flight.distance'), value: `${number(Math.round(flight.km))} km` },
    ],
    source: dated(say('flight.source'), LAWS_AS_OF, !verdict?.borderline && !verdict?.contested),
    at: departure ? { lat: departure.lat, lon: departure.lon } : null,
  }
}

// Where several laws grant compensation the traveller chooses one.
function titleOf(
  way: string,
  due: readonly CompensationVerdict[],
  verdict: CompensationVerdict | undefined,
): string {
  const sums = due.flatMap(({ amount, currency }) => (amount ? [money(amount, currency)] : []))
  if (sums.length > 0) return say('flight.title.due', { way, amount: either(sums) })
  if (due.length > 0) return say('flight.title.fare', { way })
  if (verdict?.limit)
    return say('flight.title.limit', { way, amount: money(verdict.limit.amount, verdict.limit.currency) })
  return say('flight.title.none', { way })
}

// Where nothing is due under the laws that we cover, names a national law that we do not cover.
function nationalLawLine(flight: DisruptedFlight, due: readonly CompensationVerdict[]): string {
  const [law] = due.length > 0 ? [] : nationalLawsOf(flight.departureCountry, flight.arrivalCountry)
  return law ? say('flight.own', { country: country(law.country) }) : ''
}

function disruptionText({ event, flight }: ParsedFlightForm): string {
  const late = flight?.arrivalDelayMinutes ?? 0
  return say(`flight.${event}`, {
    hours: Math.floor(late / 60),
    minutes: late % 60,
    date: day(flight?.date ?? ''),
  })
}

function closedAirports(): readonly ClosedAirport[] {
  closedCache ??= readClosed()
  return closedCache
}

// Its shape is held by a test of the claims.
function readClosed(): ClosedAirport[] {
  const file: { airports: ClosedAirport[] } = JSON.parse(readFileSync(CLOSED_AIRPORTS_FILE, 'utf8'))
  return file.airports
}

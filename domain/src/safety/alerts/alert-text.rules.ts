import type { TextValues } from '../../base/text.ts'
import type { liveMessages } from '../advice/index.ts'
import type { AlertDetail } from './alerts.contract.ts'
import type { alertsMessages } from './alerts.messages.ts'

/** Formats texts and values in a language. */
export type AlertFormatter = {
  say(key: keyof (typeof alertsMessages)['texts'], values?: TextValues): string
  /** The texts of live reports: names of publishers and advice levels. */
  sayLive(key: keyof (typeof liveMessages)['texts']): string
  moment(iso: string): string
  day(iso: string): string
  kilometres(n: number): string
  magnitude(n: number): string
  country(code: string): string
}

export type AlertText = {
  title: string
  /** The change and its severity. */
  what: string
  trip: string
  todo: string
  source: string
}

/** An alert as text; `today` is the traveller's date. */
export function describeAlert(alert: AlertDetail, speech: AlertFormatter, today: string): AlertText {
  const { say, sayLive, moment, day } = speech
  const trip = alert.trip || say('trip.untitled')
  const publisher = sayLive(publisherKey(alert.source))
  return {
    ...('km' in alert ? describeEvent(alert, speech) : describeAdvice(alert, speech)),
    trip:
      alert.start > today
        ? say('trip.begins', { trip, start: day(alert.start) })
        : say('trip.runs', { trip }),
    todo: say(`todo.${alert.what}`),
    source: say('source', { publisher, asOf: moment(alert.asOf) }),
  }
}

/** The page with details. */
export function alertPath({ look }: Pick<AlertDetail, 'look'>): string {
  return look === '' ? '/risk-radar' : `/risk-radar?place=${encodeURIComponent(look)}`
}

/** The key of a publisher's name. */
export function publisherKey(source: string) {
  const publishers = ['gdacs', 'state-department', 'fcdo', 'global-affairs'] as const
  return `publisher.${publishers.find((one) => one === source) ?? 'usgs'}` as const
}

type EventAlert = Extract<AlertDetail, { km: number }>
type AdviceAlert = Exclude<AlertDetail, EventAlert>

function describeEvent(alert: EventAlert, { say, moment, day, kilometres, magnitude }: AlertFormatter) {
  const { what, place, lasts, at, km } = alert
  const strength = alert.magnitude === null ? '' : magnitude(alert.magnitude)
  const where = say(lasts ? 'where.lasts' : 'where.once', {
    distance: kilometres(km),
    place,
    when: lasts ? day(at.slice(0, 10)) : moment(at),
  })
  const colour = alert.alert === 2 ? say('alert.2') : alert.alert === 3 ? say('alert.3') : null
  return {
    title: say(`${what}.title`, { place, magnitude: strength }),
    what: colour === null ? where : `${where} ${colour}`,
  }
}

const ADVICE = ['advice.none', 'advice.1', 'advice.2', 'advice.3', 'advice.4'] as const

function describeAdvice(alert: AdviceAlert, { say, sayLive, day, country }: AlertFormatter) {
  const advice = (level: number | null) => sayLive(ADVICE[level ?? 0] ?? 'advice.none')
  const values = { from: advice(alert.from), to: advice(alert.to), when: day(alert.at) }
  return {
    title: say(`${alert.what}.title`, { country: country(alert.country) }),
    what: say(alert.isWhole ? 'advice.whole' : 'advice.parts', {
      ...values,
      issuer: sayLive(`issuer.${alert.issuer}`),
    }),
  }
}

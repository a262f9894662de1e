import {
  compensationMessages,
  type Flight,
  type LetterKey,
  letterMessages,
  type Verdict,
} from '@tripwright/domain/compensation'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

/** What only the traveller knows; kept nowhere. */
export const NEW_DETAILS = { name: '', flight: '', booking: '', airline: '' }
export type Details = typeof NEW_DETAILS

type LetterFacts = { details: Details; flight: Flight; verdict: Verdict; from: string; to: string }

/** The claim as a plain text, with brackets where something is still to be filled in. */
export function useLetter({ details, flight, verdict, from, to }: LetterFacts): string {
  const t = useText(letterMessages)
  const page = useText(compensationMessages)
  const formats = useFormats()
  const money = (amount: number, currency: string) =>
    formats.money(amount, currency, { currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' })
  const said = (name: keyof Details) => details[name].trim() || t(`empty.${name}`)
  const { amount, currency, limit, article } = verdict
  const happened: LetterKey = `happened.${flight.event}`
  const letter = t('text', {
    ...{ name: said('name'), flight: said('flight'), booking: said('booking'), airline: said('airline') },
    ...{
      from,
      to,
      article,
      date: formats.date(new Date(flight.date), { dateStyle: 'long', timeZone: 'UTC' }),
    },
    happened: t(happened, {
      hours: Math.floor(flight.arrivalDelayMinutes / 60),
      minutes: flight.arrivalDelayMinutes % 60,
      days: flight.noticeDays,
    }),
    amount:
      amount === null && limit
        ? page('answer.due.unknown', { limit: money(limit.amount, limit.currency) })
        : money(amount ?? 0, currency),
  })
  // A mail program may show the narrow spaces of Intl as a box.
  return letter.replace(/[\u00a0\u202f]/g, ' ')
}

import type { Money } from '../../base/money.ts'
import { amountsIn } from '../../base/written-amounts.ts'
import { cleanText, type FieldOrigin, originOf, type ReadPlace } from '../booking-words/index.ts'
import { ADDRESS, PRICE, VENUE } from './pass-fields.data.ts'
import type { PassField } from './pass-stays.rules.ts'
import { type SchemaObject, textAt } from './schema-values.rules.ts'

const labelled = (fields: readonly PassField[], label: RegExp) =>
  fields.find((field) => label.test(field.label.trim()))

/** The house that a ticket is for, as the pass tells machines or shows it, with its address where a field has it. */
export function venueOf(
  pass: SchemaObject,
  fields: readonly PassField[],
  origins: FieldOrigin[],
): ReadPlace | null {
  const shown = fields.find(({ key, label }) => VENUE.test(label.trim()) || VENUE.test(key.trim()))
  const venue =
    textAt(pass, 'semantics.venueName') ??
    (shown ? { from: shown.label || shown.key, text: shown.value } : null)
  if (!venue) return null
  const address = labelled(fields, ADDRESS)?.value ?? ''
  const isOwn = /\d/.test(address) && !venue.text.includes(address)
  const whole = !isOwn ? venue.text : address.startsWith(venue.text) ? address : `${venue.text}, ${address}`
  origins.push(originOf('startsAt.place', venue.from, whole))
  return { name: cleanText(whole, 300) }
}

/** The seat, where it is not the venue itself: `Lugar` is a seat in Portuguese and a place in Spanish. */
export function seatBeside(
  venue: ReadPlace | null,
  seat: string | undefined,
  origins: FieldOrigin[],
): string | undefined {
  const isVenue = seat !== undefined && (venue?.name === seat || venue?.name.startsWith(`${seat}, `))
  if (!isVenue) return seat
  const at = origins.findIndex(({ field }) => field === 'seat')
  if (at >= 0) origins.splice(at, 1)
  return undefined
}

/** What a ticket costs, where one field says so with its currency. */
export function priceOf(fields: readonly PassField[], origins: FieldOrigin[]): Money | undefined {
  const field = labelled(fields, PRICE)
  const [cost, ...others] = amountsIn(field?.value ?? '')
  if (!field || !cost || others.length > 0) return undefined
  origins.push(originOf('cost', field.label, field.value))
  return cost
}

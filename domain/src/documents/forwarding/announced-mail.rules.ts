import { isIsoDate } from '../../base/dates.ts'
import { bookingsMessages } from '../../trip/bookings/index.ts'
import type { ImportPart, ProposedBooking } from '../import/index.ts'
import { forwardingMessages } from './forwarding.messages.ts'

/** A locked screen shows little, and names come from whoever wrote the email. */
const MAX_NAME = 60
const A_PLACE = forwardingMessages.texts['told.place']
const spans = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/**
 * What a forwarded email holds, in a line of English: its first booking with the days, and how much more there is; null where
 * nothing was read. A name that could lead somewhere, such as an address, is not repeated: the kind stands for it.
 */
export function announceMail(
  parts: readonly Pick<ImportPart, 'booking' | 'place'>[],
  more: (count: number) => string,
): string | null {
  const first = parts.find(({ booking }) => booking) ?? parts[0]
  if (!first) return null
  const { booking, place } = first
  const what = booking ? [nameOf(booking), daysOf(booking)] : [plainName(place?.name ?? '') || A_PLACE]
  if (parts.length > 1) what.push(more(parts.length - 1))
  return what.filter((one) => one !== '').join(', ')
}

function nameOf({ kind, name, number, provider }: ProposedBooking): string {
  const found = [name, number, provider].map((one) => plainName(one ?? '')).find((one) => one !== '')
  return found ?? bookingsMessages.texts[`kind.${kind}`]
}

function daysOf({ startsAt, endsAt }: ProposedBooking): string {
  const { date: from } = startsAt
  if (from === null || !isIsoDate(from)) return ''
  const to = endsAt.date !== null && isIsoDate(endsAt.date) && endsAt.date > from ? endsAt.date : from
  return spans.formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' ')
}

function plainName(text: string): string {
  const name = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return name.length > MAX_NAME || /[@/\\<>]|\w\.\w{2}/u.test(name) ? '' : name
}

import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { EXPORT_TYPES } from './export-types.data.ts'

const id = z.uuid().check(z.toLowerCase())
const formats = Object.keys(EXPORT_TYPES) as (keyof typeof EXPORT_TYPES)[]

export const exportTrip = contract({
  method: 'GET',
  path: '/api/trips/{id}/export',
  summary:
    'A trip, own or taken part in, as a file. `audience=readers` leaves out what a link to look at it leaves out.',
  roles: 'signed-in',
  input: z.object({
    id,
    format: z.enum(formats),
    audience: z._default(z.enum(['members', 'readers']), 'members'),
  }),
  output: z.string(),
  answerTypes: Object.values(EXPORT_TYPES),
  errors: ['too-many-requests'],
})

const instant = z.string()
/** An address that a calendar program fetches; null: none was made, or it was ended. */
export const calendarFeed = z.nullable(z.object({ madeAt: instant, readAt: z.nullable(instant) }))
const feed = z.object({ feed: calendarFeed })
/** With its address, which is told this once. */
const newFeed = z.object({ url: z.string(), feed: calendarFeed })

// A wrong address is no more told from a right one than any other text: it is not found.
const secret = z.string().check(z.maxLength(200))

export const getTripFeed = contract({
  method: 'GET',
  path: '/api/trips/{id}/feed',
  summary: 'When the own calendar address of a trip was made and last fetched.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: feed,
})

export const makeTripFeed = contract({
  method: 'POST',
  path: '/api/trips/{id}/feed',
  summary:
    'Makes an address by which a calendar program follows a trip, own or taken part in. It is told here and never again; an earlier one ends.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ id }),
  output: newFeed,
  // The stored answer of an idempotent call would contain the secret in plain text.
  isComputation: true,
})

export const endTripFeed = contract({
  method: 'DELETE',
  path: '/api/trips/{id}/feed',
  summary: 'Ends the own calendar address of a trip.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: feed,
})

export const readTripFeed = contract({
  method: 'GET',
  path: '/api/trips/{id}/feed/{secret}.ics',
  summary: 'The calendar of a trip, for whoever has its address.',
  roles: 'anyone',
  input: z.object({ id: z.string().check(z.maxLength(200)), secret }),
  output: z.string(),
  answerTypes: ['text/calendar'],
  errors: ['not-found', 'too-many-requests'],
})

export const getAccountFeed = contract({
  method: 'GET',
  path: '/api/account/feed',
  summary: 'When the calendar address of all own trips was made and last fetched.',
  roles: 'signed-in',
  output: feed,
})

export const makeAccountFeed = contract({
  method: 'POST',
  path: '/api/account/feed',
  summary:
    'Makes an address by which a calendar program follows all trips of a person. It is told here and never again; an earlier one ends.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({}),
  output: newFeed,
  isComputation: true,
})

export const endAccountFeed = contract({
  method: 'DELETE',
  path: '/api/account/feed',
  summary: 'Ends the calendar address of all own trips.',
  roles: 'signed-in',
  output: feed,
})

export const readAccountFeed = contract({
  method: 'GET',
  path: '/api/account/feed/{secret}.ics',
  summary: 'The calendar of all trips of a person, for whoever has its address.',
  roles: 'anyone',
  input: z.object({ secret }),
  output: z.string(),
  answerTypes: ['text/calendar'],
  errors: ['not-found', 'too-many-requests'],
})

import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { TRAVEL_CLASSES } from './flight-search.rules.ts'

const text = z._default(z.string().check(z.trim(), z.maxLength(200)), '')
const count = (usual: number) => z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(99)), usual)

export const flightHandOff = contract({
  method: 'GET',
  path: '/api/flights/handoff',
  summary:
    'Counts one search and answers 303 to the booking site. A browser that cannot be sent there is sent back to the form.',
  roles: 'anyone',
  input: z.object({
    origin: text,
    destination: text,
    /** YYYY-MM-DD; without `returnDate` the search is for one way. */
    departureDate: text,
    returnDate: text,
    adults: count(1),
    children: count(0),
    infantsOnLap: count(0),
    infantsInSeat: count(0),
    travelClass: z._default(z.enum(TRAVEL_CLASSES), 'economy'),
  }),
  output: z.null(),
  errors: ['limit-reached', 'unavailable'],
})

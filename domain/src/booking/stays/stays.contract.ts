import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const text = z._default(z.string().check(z.trim(), z.maxLength(200)), '')
const count = (usual: number) => z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(99)), usual)

export const stayHandOff = contract({
  method: 'GET',
  path: '/api/stays/handoff',
  summary:
    'Counts one search and answers 303 to the booking site. A browser that cannot be sent there is sent back to the form.',
  roles: 'anyone',
  input: z.object({
    destination: text,
    /** YYYY-MM-DD. */
    checkInDate: text,
    checkOutDate: text,
    adults: count(2),
    rooms: count(1),
    /** `41.9,12.5`: latitude and longitude in degrees. */
    coordinates: z._default(
      z.string().check(z.regex(/^(-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?)?$/, 'is not like 41.9,12.5')),
      '',
    ),
    regionId: z._default(z.string().check(z.regex(/^\d{0,12}$/, 'is not a number')), ''),
    /** Hotels, or homes. */
    partner: z._default(z.enum(['expedia', 'airbnb']), 'expedia'),
  }),
  output: z.null(),
  errors: ['limit-reached', 'unavailable'],
})

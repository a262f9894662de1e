import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const text = z._default(z.string().check(z.trim(), z.maxLength(200)), '')

export const carHandOff = contract({
  method: 'GET',
  path: '/api/cars/handoff',
  summary:
    'Counts one search and answers 303 to the booking site. A browser that cannot be sent there is sent back to the form.',
  roles: 'anyone',
  input: z.object({
    place: text,
    /** YYYY-MM-DD. */
    pickUpDate: text,
    dropOffDate: text,
  }),
  output: z.null(),
  errors: ['limit-reached', 'unavailable'],
})

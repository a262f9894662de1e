import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const id = z.uuid().check(z.toLowerCase())

export const tellPresence = contract({
  method: 'POST',
  path: '/api/trips/{id}/presence',
  summary:
    'Tells the others in a trip, by their streams of events, that one has it open in a tab and what one edits there. Nothing of it is kept.',
  roles: 'signed-in',
  input: z.object({
    id,
    /** The tab, by an id of its own. */
    tab: id,
    /** The item that is edited; null for none. */
    itemId: z.nullable(id),
    isLeaving: z._default(z.boolean(), false),
  }),
  /** How many others are in the trip: where nobody is, a tab says it once. */
  output: z.object({ others: z.number() }),
  errors: ['too-many-requests'],
})

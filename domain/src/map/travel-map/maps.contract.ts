import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** The browser's key for Google Maps (specification section 7). Where none is configured, `apiKey` is null and our own map is shown. */
export const getMapsKey = contract({
  method: 'POST',
  path: '/api/functions/get-maps-key',
  summary: 'The browser key for Google Maps, or null where the map is our own',
  roles: 'anyone',
  // It only reads: no transaction, and nothing to remember for a repeated call.
  isComputation: true,
  output: z.object({
    apiKey: z.nullable(z.string()),
    /** The origin of the Google Maps script, without a trailing slash. */
    scriptHost: z.url(),
  }),
})

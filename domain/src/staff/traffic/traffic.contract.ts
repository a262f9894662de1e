import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** Pages and errors of one report. */
export const MAX_REPORTED = 50

export const reportViews = contract({
  method: 'POST',
  path: '/api/views',
  summary:
    'Counts pages that were opened inside the app, by their patterns (`/blog/:slug`), and errors of the browser: by day, without who. Patterns that are none are left out.',
  roles: 'anyone',
  input: z.object({
    pages: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MAX_REPORTED)),
    errors: z.number().check(z.int(), z.gte(0), z.lte(MAX_REPORTED)),
  }),
  output: z.object({ counted: z.number() }),
  errors: ['too-many-requests'],
})

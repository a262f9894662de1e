import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** The browser answers the question; this call only counts it (decisions.md, "Counting"). */
export const countQuestion = contract({
  method: 'POST',
  path: '/api/assistant/questions',
  summary:
    'Counts a question to the assistant, once for each id (a UUID), and tells how many are left today. Nothing of the question itself is asked for or kept.',
  roles: 'anyone',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    /** Null when the plan has no limit. */
    remaining: z.nullable(z.number()),
  }),
  errors: ['limit-reached'],
})

import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** decisions.md, "Counting": the browser answers the question, so the server only learns that there was one. */
export const countQuestion = contract({
  method: 'POST',
  path: '/api/assistant/questions',
  summary:
    'Counts a question to the assistant, once for each id (a UUID), and tells how many are left today. Nothing of the question itself is asked for or kept.',
  roles: 'anyone',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    /** Null where nothing is limited. */
    remaining: z.nullable(z.number()),
  }),
  errors: ['limit-reached'],
})

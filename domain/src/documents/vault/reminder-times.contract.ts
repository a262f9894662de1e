import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

export const listReminderTimes = contract({
  method: 'GET',
  path: '/api/vault/reminders/times',
  summary:
    'What a device needs to remind by itself of what was asked for under Documents: the sentence of each reminder and the local times at which it rings, from yesterday on.',
  roles: 'signed-in',
  output: z.object({
    /** Of what is asked for: another after each change. A device says which it has planned (`PUT /api/notifications/push/app`). */
    version: z.string(),
    reminders: z.array(
      z.object({
        key: z.string(),
        text: z.string(),
        /** On the clock of the traveller: `2027-01-01T08:00`. */
        times: z.array(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))),
      }),
    ),
  }),
})

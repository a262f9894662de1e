import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { REMINDER_KINDS } from './reminders.rules.ts'

const date = z.string().check(z.refine(isIsoDate))
/** `journey:TH:2026-12-01` or `document:<id of the file>`: reminders that are set and cancelled together. */
const group = z
  .string()
  .check(
    z.regex(/^(journey:([A-Z]{2})?:\d{4}-\d{2}-\d{2}|document:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/),
  )
const what = z.enum(REMINDER_KINDS)

export const listReminders = contract({
  method: 'GET',
  path: '/api/vault/reminders',
  summary:
    'What this account asked to be told by mail, and when the next mail of each is due; null when all were sent.',
  roles: 'signed-in',
  output: z.object({
    reminders: z.array(
      z.object({ group: z.string(), what, dueOn: z.string(), next: z.nullable(z.string()) }),
    ),
  }),
})

export const putReminders = contract({
  method: 'PUT',
  path: '/api/vault/reminders',
  summary:
    'Asks to be told about a journey or a document, in the place of what was asked for it before; an empty list calls it off.',
  roles: 'signed-in',
  input: z.object({
    group,
    reminders: z.array(z.object({ what, dueOn: date })).check(z.maxLength(20)),
    /** The traveller's time zone and language, for counting days and writing dates. */
    zone: z.string().check(z.maxLength(64)),
    locale: z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/)),
  }),
  output: z.object({ next: z.nullable(z.string()) }),
  errors: ['unprocessable'],
})

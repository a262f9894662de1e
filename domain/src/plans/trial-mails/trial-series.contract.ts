import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { TRIAL_MAILS } from './trial-mails.rules.ts'

const kind = z.enum(TRIAL_MAILS)
const count = z.number()
/** ISO 8601 in UTC. */
const instant = z.string()
const roles = ['support', 'marketing'] as const

export const readTrialSeries = contract({
  method: 'GET',
  path: '/api/admin/trial-mails',
  summary:
    'What became of each mail of a trial, and the next that come due. Whether one was opened is not measured.',
  roles,
  output: z.object({
    asOf: instant,
    mails: z.array(
      z.object({
        kind,
        sent: count,
        /** Queued. */
        waiting: count,
        /** Permanent failure: the mailbox does not exist. */
        refused: count,
        /** The last try failed; retries continue for about three hours. */
        failed: count,
        /** Cancelled: the recipient opted out before it was sent. */
        unwanted: count,
        lastSentAt: z.nullable(instant),
      }),
    ),
    coming: z.array(z.object({ kind, email: z.string(), at: instant })),
  }),
})

export const readTrialMail = contract({
  method: 'GET',
  path: '/api/admin/trial-mails/{kind}',
  summary: 'A mail of a trial as plain text, as it would be if it were due now.',
  roles,
  input: z.object({ kind }),
  output: z.object({ subject: z.string(), text: z.string() }),
})

export const previewTrialMail = contract({
  answerTypes: ['text/html'],
  method: 'GET',
  path: '/api/admin/trial-mails/{kind}/page',
  summary: 'The same as the page that mail programs show, for a frame of ours; it runs nothing.',
  roles,
  input: z.object({ kind }),
  output: z.string(),
})

export const testTrialMail = contract({
  method: 'POST',
  path: '/api/admin/trial-mails/{kind}/test',
  summary: 'Sends a mail of a trial to the own address, as it would be if it were due now.',
  roles,
  input: z.object({ kind }),
  output: z.object({ to: z.string() }),
  errors: ['too-many-requests'],
})

import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** ISO 8601 in UTC. */
const instant = z.string()
const count = z.number()

export const readSystem = contract({
  method: 'GET',
  path: '/api/admin/system',
  summary:
    'The state of this installation: jobs that wait, run and failed, the size of database and files, the last backup.',
  roles: ['support'],
  output: z.object({
    asOf: instant,
    queues: z.array(
      z.object({ name: z.string(), waiting: count, running: count, retrying: count, failed: count }),
    ),
    /** Those of the last month, at most 50. What they carried is not told: it may be personal. */
    failedJobs: z.array(z.object({ id: z.string(), name: z.string(), failedAt: instant, error: z.string() })),
    databaseBytes: count,
    files: z.object({ count, bytes: count, place: z.enum(['folder', 'bucket']) }),
    /** Null where no backup was written by the command. */
    backup: z.nullable(z.object({ at: instant, rows: count, files: count })),
    hasMetrics: z.boolean(),
  }),
})

export const retryJob = contract({
  method: 'POST',
  path: '/api/admin/system/jobs/{id}/retry',
  summary: 'Queues a job that failed for good once more, as it was.',
  roles: ['admin'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ name: z.string() }),
  errors: ['not-found'],
})

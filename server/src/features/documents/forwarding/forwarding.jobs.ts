import { FORWARDED_KEPT_DAYS } from '@tripwright/domain/documents/forwarding'
import type { ReaderThreads } from '#features/documents/import/index.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteForwardedBefore } from './forwarded-mails.store.ts'
import { pollMailbox } from './poll-mailbox.service.ts'
import { receiveForwarded } from './receive-mail.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Deps = Pick<Platform, 'config' | 'database' | 'limits' | 'now' | 'log' | 'events' | 'jobs'>

/** Deletes what waited thirty days, and asks the mailbox of forwarded mails every other minute where there is one. */
export function forwardingJobs(platform: Deps, readers: ReaderThreads): Job[] {
  const { database, now, config, log } = platform
  const imapUrl = config.inboundMail?.imapUrl ?? null
  const poll: Job[] =
    imapUrl === null
      ? []
      : [
          {
            name: 'forwarding.poll',
            schedule: '*/2 * * * *',
            // The next run is the next attempt.
            retries: 0,
            run: () =>
              pollMailbox({
                url: imapUrl,
                log,
                receive: (raw) => receiveForwarded({ ...platform, readers }, { raw, secrets: null }),
              }),
          },
        ]
  return [
    {
      name: 'forwarding.end',
      schedule: '35 * * * *',
      run: () => deleteForwardedBefore(database.db, new Date(now().getTime() - FORWARDED_KEPT_DAYS * DAY_MS)),
    },
    ...poll,
  ]
}

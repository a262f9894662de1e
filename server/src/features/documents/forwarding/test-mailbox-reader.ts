import { makeReaderThreads } from '#features/documents/import/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { forwardingJobs } from './index.ts'

// test-mailbox-reader.ts <mailbox> <data folder> [<address>]: the process that the crash test of the mailbox kills. It asks the
// mailbox again and again, as the job does every other minute.
const [imapUrl = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const config = loadConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  OUTSIDE: 'off',
  LOG_LEVEL: 'silent',
  INBOUND_MAIL_ADDRESS: 'import@trip.example',
  INBOUND_MAIL_IMAP_URL: imapUrl,
})
const database = await openDatabase({ dataDir, databaseUrl })
const silent = { info: () => undefined, warn: () => undefined }
const platform = {
  config,
  database,
  now: () => new Date(),
  log: silent,
  limits: { take: async () => ({ ok: true, left: 1 }), forget: async () => undefined },
  events: { publish: async () => undefined },
  jobs: { enqueue: async () => undefined },
}
const jobs = forwardingJobs(platform as unknown as Parameters<typeof forwardingJobs>[0], makeReaderThreads())
const poll = jobs.find(({ name }) => name === 'forwarding.poll')
if (!poll) throw new Error('there is no mailbox to ask')
for (;;) await poll.run({})

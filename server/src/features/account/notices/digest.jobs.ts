import { digestMessages, isDigestDue } from '@tripwright/domain/account/notices'
import { fillText } from '@tripwright/domain/base/text'
import { z } from 'zod'
import {
  listForDigest,
  listUnmailed,
  markMailed,
  notificationText,
} from '#features/account/notifications/index.ts'
import { unsubscribeUrl } from '#features/plans/trial-mails/index.ts'
import { isInTrip } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { forEachIsolated } from '#platform/jobs/for-each-isolated.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'
import { readClocks } from './clocks.store.ts'
import { claimDigest, findDigestAddress, listLastDigests } from './digest.store.ts'

const MAIL_JOB = 'notices.digest-mail'
const digestMail = z.object({ userId: z.string() })

const RETRIES = 12
const BATCH = 200
/** News that no summary could tell for so long is old. */
const MAX_AGE_MS = 3 * 24 * 60 * 60 * 1000
/** A mail with hundreds of lines is unreadable; the list in the app has all. */
const MAX_LINES = 20

type DigestDeps = Pick<Platform, 'config' | 'secret' | 'database' | 'mail' | 'jobs' | 'now'>

/** Mails each person once a day, in the morning of their clock, what they did not read, if there is anything. */
export function digestJobs(deps: DigestDeps): Job[] {
  return [
    { name: 'notices.digest', schedule: '6,21,36,51 * * * *', run: () => queueDigests(deps) },
    { name: MAIL_JOB, retries: RETRIES, run: (data) => sendDigest(deps, digestMail.parse(data).userId) },
  ]
}

const since = ({ now }: Pick<DigestDeps, 'now'>) => new Date(now().getTime() - MAX_AGE_MS)

async function queueDigests(deps: DigestDeps): Promise<void> {
  const { db } = deps.database
  const now = deps.now()
  const faults: unknown[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const people = await listUnmailed(db, since(deps), after, BATCH)
    const [clock, last] = [await readClocks(db, people), await listLastDigests(db, people)]
    const due = people.filter((one) => isDigestDue(last.get(one) ?? null, now, clock(one, now.getTime())))
    faults.push(...(await forEachIsolated(due, (one) => queueDigest(deps, one, last.get(one) ?? null))))
    after = people.length < BATCH ? undefined : people.at(-1)
  }
  if (faults.length > 0) throw faults[0]
}

/** Claimed and queued in one transaction; of two processes one does. Who would get an empty mail is not asked again today. */
function queueDigest(deps: DigestDeps, userId: string, last: Date | null): Promise<void> {
  return deps.database.db.transaction(async (db) => {
    if ((await readVisible(db, userId, since(deps))).length === 0) return
    if (await claimDigest(db, userId, last, deps.now())) await deps.jobs.enqueue(db, MAIL_JOB, { userId })
  })
}

/** What is told is looked up when the mail is sent: read meanwhile, not wanted any more or not theirs to see is left out. */
async function sendDigest(deps: DigestDeps, userId: string): Promise<void> {
  const { db } = deps.database
  const to = await findDigestAddress(db, userId)
  if (to === null) return
  const news = await readVisible(db, userId, since(deps))
  if (news.length === 0) return
  const { texts } = digestMessages
  const lines = news.map(notificationText)
  const left = lines.length - MAX_LINES
  const url = unsubscribeUrl(deps, userId, 'digest')
  const message = await composeMail({
    to,
    kind: 'trip',
    subject: fillText(texts.subject, { count: lines.length }),
    preview: lines[0] ?? '',
    heading: texts.heading,
    paragraphs: [...lines.slice(0, MAX_LINES), ...(left > 0 ? [fillText(texts.more, { count: left })] : [])],
    button: { label: texts.button, url: `${deps.config.publicUrl}/notifications` },
    footer: fillText(texts.note, { url }),
  })
  await deps.mail.send({ ...message, unsubscribeUrl: url })
  await markMailed(
    db,
    news.map(({ id }) => id),
    deps.now(),
  )
}

async function readVisible(db: Db, userId: string, from: Date) {
  const news = await listForDigest(db, userId, from)
  const trips = new Map<string, boolean>()
  for (const { tripId } of news)
    if (tripId !== null && !trips.has(tripId)) trips.set(tripId, await isInTrip(db, tripId, userId))
  return news.filter(({ tripId }) => tripId === null || trips.get(tripId) === true)
}

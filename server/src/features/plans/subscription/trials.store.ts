import { and, eq, gt, isNull, lt, lte, ne, not, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { trials } from './subscription.tables.ts'
import { isSubscribed } from './subscription-rows.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Specification section 9. */
const TRIAL_MS = 7 * DAY_MS
/** Days for which a device is remembered, from the end of its trial (decisions.md, "Devices and consent"). */
const DEVICE_RETENTION_MS = 30 * DAY_MS

export type TrialDevice = {
  /** Id of its signed cookie. */
  device: string | null
  /** Recognises the device after its cookies were cleared. */
  trace: string | null
}

/**
 * Starts the trial of seven days, once per account and once per device; unique keys decide between concurrent calls. Where
 * the device had its trial before, the account's ends at once.
 */
export async function startTrial(
  db: Db,
  userId: string,
  trialDevice: string | null | TrialDevice,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + TRIAL_MS)
  const { device, trace } =
    typeof trialDevice === 'object' && trialDevice !== null
      ? trialDevice
      : { device: trialDevice, trace: null }
  await db.insert(trials).values({ userId, device, trace, startedAt: now, endsAt }).onConflictDoNothing()
  await db.insert(trials).values({ userId, startedAt: now, endsAt: now }).onConflictDoNothing()
}

/** Gives an account a new trial of seven days, whatever it and its device had before; gives its end. */
export async function grantTrialTo(db: Db, userId: string, now: Date): Promise<Date> {
  const endsAt = new Date(now.getTime() + TRIAL_MS)
  await putTrial(db, userId, endsAt, now)
  return endsAt
}

/** Sets the end of an account's trial: for seeds, and for support. */
export async function putTrial(db: Db, userId: string, endsAt: Date, now: Date): Promise<void> {
  await db
    .insert(trials)
    .values({ userId, startedAt: now, endsAt })
    .onConflictDoUpdate({ target: trials.userId, set: { endsAt } })
}

export async function findTrial(db: Db, userId: string) {
  const [trial] = await db.select().from(trials).where(eq(trials.userId, userId))
  return trial ?? null
}

/** Trials that end after now and by then, of accounts without a plan of their own. */
export async function listEndingTrials(
  db: Db,
  now: Date,
  by: Date,
): Promise<{ userId: string; endsAt: Date }[]> {
  const users = userRows('u')
  const rows = await db
    .select({ userId: trials.userId, endsAt: trials.endsAt })
    .from(trials)
    .innerJoin(users, eq(users.id, trials.userId))
    .where(
      and(
        gt(trials.endsAt, now),
        lte(trials.endsAt, by),
        gt(trials.endsAt, trials.startedAt),
        not(isSubscribed(trials.userId, now)),
        // The owner of the installation is never limited.
        ne(users.role, 'owner'),
      ),
    )
  return rows.flatMap(({ userId, endsAt }) => (userId === null ? [] : [{ userId, endsAt }]))
}

/** Deletes expired devices, and rows of deleted accounts. */
export async function deleteOldTrialDevices(db: Db, now: Date): Promise<void> {
  const isOver = lt(trials.endsAt, new Date(now.getTime() - DEVICE_RETENTION_MS))
  await db.delete(trials).where(and(isOver, isNull(trials.userId)))
  await db
    .update(trials)
    .set({ device: null, trace: null })
    .where(and(isOver, sql`coalesce(${trials.device}, ${trials.trace}) is not null`))
}

import { hasFlag, ROLES } from '@tripwright/domain/base/roles'
import { isAtDesk, isOnDuty, type OfficeHours } from '@tripwright/domain/support/duty'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { supportDuty, supportOffice } from './duty.tables.ts'

const STAFF = ROLES.filter((role) => hasFlag(role, 'support'))

export type OnDuty = { id: string; email: string; since: Date; isAtDesk: boolean }

/** Who of support is on duty, by address; whoever lost the role is not. */
export async function listOnDuty(db: Db, now: Date): Promise<OnDuty[]> {
  const account = userRows('account')
  const rows = await db
    .select({ duty: supportDuty, email: account.email })
    .from(supportDuty)
    .innerJoin(account, eq(account.id, supportDuty.userId))
    .where(and(eq(supportDuty.isOn, true), inArray(account.role, STAFF)))
    .orderBy(asc(account.email))
  return rows
    .filter(({ duty }) => isOnDuty(duty, now))
    .map(({ duty, email }) => ({
      id: duty.userId,
      email,
      since: duty.since,
      isAtDesk: isAtDesk(duty, now),
    }))
}

/** Switches duty, and counts as seen. */
export async function saveDuty(db: Db, userId: string, isOn: boolean, now: Date): Promise<void> {
  const values = { isOn, since: now, seenAt: now }
  await db
    .insert(supportDuty)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: supportDuty.userId, set: values })
}

/** Notes when a page of the inbox was open. Whoever never switched duty on has no row, and needs none. */
export async function saveSeen(db: Db, userId: string, seenAt: Date): Promise<void> {
  await db.update(supportDuty).set({ seenAt }).where(eq(supportDuty.userId, userId))
}

export async function findOfficeHours(db: Db): Promise<OfficeHours | null> {
  const [row] = await db.select().from(supportOffice)
  return row?.hours ?? null
}

export async function saveOfficeHours(db: Db, hours: OfficeHours | null, now: Date): Promise<void> {
  if (hours === null) {
    await db.delete(supportOffice)
    return
  }
  const values = { hours, updatedAt: now }
  await db
    .insert(supportOffice)
    .values({ isOnly: true, ...values })
    .onConflictDoUpdate({ target: supportOffice.isOnly, set: values })
}

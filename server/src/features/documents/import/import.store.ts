import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { importProposals, type StoredImport, type WrittenImport } from './import.tables.ts'

/** How many of a person wait at once: the oldest make room. */
const MAX_WAITING = 20

export async function insertProposal(
  db: Db,
  proposal: { id: string; userId: string; madeAt: Date; endsAt: Date; content: StoredImport },
): Promise<void> {
  await db.insert(importProposals).values(proposal)
  await db.execute(sql`delete from import_proposals where id in (
    select id from import_proposals where user_id = ${proposal.userId}
    order by made_at desc, id desc offset ${MAX_WAITING})`)
}

type Proposal = Pick<typeof importProposals.$inferSelect, 'content' | 'choice' | 'result'>

/** The person's own proposal that has not ended, locked until the transaction ends; null for everybody else. */
export async function lockProposal(db: Db, id: string, userId: string, now: Date): Promise<Proposal | null> {
  const { content, choice, result, endsAt } = importProposals
  const isOwn = and(eq(importProposals.id, id), eq(importProposals.userId, userId), gt(endsAt, now))
  const [row] = await db.select({ content, choice, result }).from(importProposals).where(isOwn).for('update')
  return row ?? null
}

/** Keeps what an accepted proposal came to in the place of its content. */
export async function closeProposal(
  db: Db,
  id: string,
  { choice, result }: { choice: string; result: WrittenImport },
): Promise<void> {
  await db.update(importProposals).set({ content: null, choice, result }).where(eq(importProposals.id, id))
}

export async function deleteEndedProposals(db: Db, now: Date): Promise<void> {
  await db.delete(importProposals).where(lt(importProposals.endsAt, now))
}

import { and, desc, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { users } from './auth.tables.ts'

type Page = { words: string; limit: number; after?: string | undefined }

/** One page of accounts, the newest first; every word must be in the address or the name. */
export async function listAccounts(db: Db, { words, limit, after }: Page) {
  const filters: (SQL | undefined)[] = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => or(ilike(users.email, likePattern(word)), ilike(users.name, likePattern(word))))
  if (after !== undefined)
    filters.push(
      sql`(${users.createdAt}, ${users.id}) < (select created_at, id from users where id = ${after})`,
    )
  const seenAt = sql<string | null>`(select max(s.updated_at) from sessions s where s.user_id = users.id)`
  const rows = await db
    .select({ user: users, seenAt: seenAt.mapWith((value) => new Date(value).toISOString()) })
    .from(users)
    .where(and(...filters))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1)
  const people = rows.slice(0, limit).map(({ user, seenAt }) => ({
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    isVerified: user.emailVerified,
    isSuspended: user.suspendedAt !== null,
    createdAt: user.createdAt.toISOString(),
    seenAt,
  }))
  return { people, next: rows.length > limit ? (people.at(-1)?.id ?? null) : null }
}

/** The pattern that finds a word anywhere in a text, with wildcards taken as plain characters. */
export const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

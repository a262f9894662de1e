import type { VaultKeys } from '@tripwright/domain/documents/vault'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { vaultFiles, vaultKeysTable } from './vault.tables.ts'

export type FileRow = typeof vaultFiles.$inferSelect
type NewFile = Omit<FileRow, 'version' | 'createdAt'>

/** Number and bytes of all files in vaults. */
export async function sumVaultFiles(db: Db): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({ count: count(), bytes: sql<string>`coalesce(sum(${vaultFiles.size}), 0)` })
    .from(vaultFiles)
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) }
}

export async function findKeys(db: Db, userId: string): Promise<{ keys: VaultKeys; version: number } | null> {
  const { keys, version } = vaultKeysTable
  const [row] = await db
    .select({ keys, version })
    .from(vaultKeysTable)
    .where(eq(vaultKeysTable.userId, userId))
  return row ?? null
}

/** Creates the vault, or stores its newly wrapped key: null where another vault or a later version exists. */
export async function putKeys(
  db: Db,
  userId: string,
  { keys, baseVersion }: { keys: VaultKeys; baseVersion: number },
  now: Date,
): Promise<number | null> {
  const { version } = vaultKeysTable
  if (baseVersion === 0) {
    const [made] = await db
      .insert(vaultKeysTable)
      .values({ userId, keys, updatedAt: now })
      .onConflictDoNothing()
      .returning({ version })
    return made?.version ?? null
  }
  const [changed] = await db
    .update(vaultKeysTable)
    .set({ keys, version: baseVersion + 1, updatedAt: now })
    .where(
      and(
        eq(vaultKeysTable.userId, userId),
        eq(version, baseVersion),
        eq(sql`${vaultKeysTable.keys} ->> 'vaultId'`, keys.vaultId),
      ),
    )
    .returning({ version })
  return changed?.version ?? null
}

/** Locks the vault until the transaction ends, so that concurrent uploads cannot exceed its quota. False without a vault. */
export async function lockVault(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: vaultKeysTable.userId })
    .from(vaultKeysTable)
    .where(eq(vaultKeysTable.userId, userId))
    .for('update')
  return rows.length > 0
}

export function listFiles(db: Db, userId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(vaultFiles)
    .where(eq(vaultFiles.userId, userId))
    .orderBy(asc(vaultFiles.createdAt), asc(vaultFiles.id))
}

export async function findFile(db: Db, userId: string, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(vaultFiles).where(isOwn(userId, id))
  return row ?? null
}

export async function insertFile(db: Db, file: NewFile, now: Date): Promise<void> {
  await db.insert(vaultFiles).values({ ...file, createdAt: now })
}

export async function putHead(db: Db, userId: string, { id, head }: { id: string; head: string }) {
  const [row] = await db
    .update(vaultFiles)
    .set({ head, version: sql`${vaultFiles.version} + 1` })
    .where(isOwn(userId, id))
    .returning({ version: vaultFiles.version })
  return row?.version ?? null
}

/** Deletes a file row. Answers its storage key; null where there was none. */
export async function removeFile(db: Db, userId: string, id: string): Promise<string | null> {
  const [row] = await db.delete(vaultFiles).where(isOwn(userId, id)).returning({ key: vaultFiles.storageKey })
  return row?.key ?? null
}

/** Deletes the whole vault; a foreign key deletes its files. */
export async function removeVault(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .delete(vaultKeysTable)
    .where(eq(vaultKeysTable.userId, userId))
    .returning({ userId: vaultKeysTable.userId })
  return rows.length > 0
}

/** The storage keys that a file still uses. */
export async function listUsedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: vaultFiles.storageKey })
    .from(vaultFiles)
    .where(inArray(vaultFiles.storageKey, [...keys]))
  return new Set(rows.map(({ key }) => key))
}

function isOwn(userId: string, id: string) {
  return and(eq(vaultFiles.userId, userId), eq(vaultFiles.id, id))
}

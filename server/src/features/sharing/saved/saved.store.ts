import type { SavedItem, SaveInput } from '@tripwright/domain/sharing/saved'
import { and, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { prepared } from '#platform/db/prepared.ts'
import { savedItems } from './saved.tables.ts'

type ItemKey = { item_type: string; item_id: string }
type Page = {
  item_type?: string | undefined
  item_id?: string | undefined
  limit: number
  after?: string | undefined
}
type Row = typeof savedItems.$inferSelect

// The default page, prepared; those with a filter or an `after` are built per call.
const firstPage = prepared((db) =>
  pageOf(db, sql.placeholder('personId')).limit(sql.placeholder('limit')).prepare('saved_first_page'),
)

function pageOf(db: Db, personId: string | Placeholder, ...filters: SQL[]) {
  return db
    .select()
    .from(savedItems)
    .where(and(eq(savedItems.userId, personId), isNull(savedItems.removedAt), ...filters))
    .orderBy(desc(savedItems.createdAt), desc(savedItems.id))
    .$dynamic()
}

/** One page of a person's items, newest first, and the id after which the next page begins. */
export async function listItems(
  db: Db,
  personId: string,
  page: Page,
): Promise<{ items: SavedItem[]; next: string | null }> {
  const filters = filtersOf(personId, page)
  const limit = page.limit + 1
  const rows = await (filters.length === 0
    ? firstPage(db).execute({ personId, limit })
    : pageOf(db, personId, ...filters).limit(limit))
  const items = rows.slice(0, page.limit).map(toItem)
  return { items, next: rows.length > page.limit ? (items.at(-1)?.id ?? null) : null }
}

function filtersOf(personId: string, { item_type, item_id, after }: Page): SQL[] {
  const filters: SQL[] = []
  if (item_type !== undefined) filters.push(eq(savedItems.itemType, item_type))
  if (item_id !== undefined) filters.push(eq(savedItems.itemId, item_id))
  if (after !== undefined)
    filters.push(sql`(${savedItems.createdAt}, ${savedItems.id}) <
      (select created_at, id from saved_items where id = ${after} and user_id = ${personId})`)
  return filters
}

/** The row of this key, removed or not, locked until the transaction ends. */
export async function findItem(db: Db, personId: string, key: ItemKey): Promise<Row | null> {
  const [row] = await db.select().from(savedItems).where(own(personId, key)).for('update')
  return row ?? null
}

/** Inserts the item unless its key is taken (then null): the unique key decides between concurrent calls. */
export async function insertItem(
  db: Db,
  personId: string,
  input: SaveInput,
  now: Date,
): Promise<SavedItem | null> {
  const values = { userId: personId, createdAt: now, ...columns(input) }
  const [row] = await db.insert(savedItems).values(values).onConflictDoNothing().returning()
  return row ? toItem(row) : null
}

/** Restores a removed item with its current fields; it keeps its place in the list. */
export async function restoreItem(db: Db, id: string, input: SaveInput): Promise<SavedItem> {
  const [row] = await db
    .update(savedItems)
    .set({ ...columns(input), removedAt: null })
    .where(eq(savedItems.id, id))
    .returning()
  if (!row) throw new Error('the locked row is gone')
  return toItem(row)
}

/** True when an item was removed. */
export async function markRemoved(db: Db, personId: string, key: ItemKey, now: Date): Promise<boolean> {
  const where = and(own(personId, key), isNull(savedItems.removedAt))
  const rows = await db
    .update(savedItems)
    .set({ removedAt: now })
    .where(where)
    .returning({ id: savedItems.id })
  return rows.length > 0
}

/** Purges items that were removed more than 30 days ago. */
export async function purgeRemoved(db: Db): Promise<void> {
  await db.delete(savedItems).where(sql`${savedItems.removedAt} < now() - interval '30 days'`)
}

const own = (personId: string, key: ItemKey) =>
  and(
    eq(savedItems.userId, personId),
    eq(savedItems.itemType, key.item_type),
    eq(savedItems.itemId, key.item_id),
  )

function columns(input: SaveInput) {
  return {
    itemType: input.item_type,
    itemId: input.item_id,
    title: input.title,
    description: input.description,
    imageUrl: input.image_url,
    itemData: input.item_data,
  }
}

export function toItem(row: Row): SavedItem {
  return {
    id: row.id,
    user_id: row.userId,
    item_type: row.itemType,
    item_id: row.itemId,
    title: row.title,
    description: row.description,
    image_url: row.imageUrl,
    item_data: row.itemData,
    created_at: row.createdAt.toISOString(),
  }
}

export function countSaves(db: Db, userId: string): Promise<number> {
  return db.$count(savedItems, and(eq(savedItems.userId, userId), isNull(savedItems.removedAt)))
}

/** The number of items, as a column of a statement that counts other tables too. */
export const savedCount = sql`(select count(*)::int from saved_items where removed_at is null)`

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { type TileAddress, tileIdOf } from '@tripwright/map'

/** A tile, or the id of something else that shares the disk: below 0, because those of tiles are not. */
export type CacheAddress = TileAddress | number

/** A cached tile; empty bytes mean that there is no tile. `source`: the server it came from. */
export type KeptTile = { packed: Uint8Array<ArrayBuffer>; etag: string; source: string; fetchedAt: number }

/** Tiles on this machine's disk up to a size limit; the least recently used ones are evicted. */
export type TileCache = {
  find(address: CacheAddress, now: number): KeptTile | null
  keep(address: CacheAddress, tile: KeptTile, now: number): void
  /** Small documents beside the tiles, which are never evicted. */
  note(name: string): string | null
  keepNote(name: string, text: string): void
  close(): void
}

/** Precision of the last use, ms: a write per read would be expensive. */
const USE_STEP_MS = 60 * 60 * 1000
const PAGE_BYTES = 4096
/** Share of the limit for tiles; the rest is for the database's write-ahead log. */
const SHARE_OF_TILES = 0.75

const SCHEMA = `
  create table if not exists tiles (
    id integer primary key, used_at integer not null, fetched_at integer not null,
    source text not null, etag text not null, checksum integer not null
  ) strict;
  create index if not exists tiles_by_use on tiles (used_at);
  create table if not exists contents (id integer primary key, packed blob not null) strict;
  create table if not exists notes (name text primary key, text text not null) strict;
`

/**
 * One SQLite file: after a kill in the middle of a write the tile is as before, and several processes of one machine can
 * share it. A damaged file is replaced by an empty one. Throws where the disk refuses.
 */
export function openTileCache(folder: string, maxBytes: number): TileCache {
  const file = join(folder, 'tiles.sqlite')
  mkdirSync(folder, { recursive: true })
  let open = openAnew(file, maxBytes)
  const guarded = <T>(work: (cache: ReturnType<typeof prepare>) => T): T => {
    try {
      return work(open)
    } catch (error) {
      if (!isDamage(error)) throw error
      open.database.close()
      removeFile(file)
      open = openAnew(file, maxBytes)
      return work(open)
    }
  }
  return {
    find: (address, now) => guarded((cache) => cache.find(idOf(address), now)),
    keep: (address, tile, now) => guarded((cache) => cache.keep(idOf(address), tile, now)),
    note: (name) => guarded((cache) => cache.note(name)),
    keepNote: (name, text) => guarded((cache) => cache.keepNote(name, text)),
    close: () => open.database.close(),
  }
}

export function idOf(address: CacheAddress): number {
  return typeof address === 'number' ? address : tileIdOf(address)
}

function openAnew(file: string, maxBytes: number): ReturnType<typeof prepare> {
  try {
    return prepare(file, maxBytes)
  } catch (error) {
    if (!isDamage(error)) throw error
    removeFile(file)
    return prepare(file, maxBytes)
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamage(error: unknown): boolean {
  const code = Number(Object(error).errcode) & 0xff
  return code === 11 || code === 26
}

function removeFile(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
}

function prepare(file: string, maxBytes: number) {
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    const walPages = Math.max(8, Math.min(1000, Math.floor(maxBytes / PAGE_BYTES / 16)))
    database.exec(`
      pragma page_size = ${PAGE_BYTES}; pragma journal_mode = wal; pragma synchronous = normal;
      pragma wal_autocheckpoint = ${walPages}; pragma journal_size_limit = ${walPages * PAGE_BYTES};
      ${SCHEMA}
    `)
    return { database, ...makeWork(database, Math.floor((maxBytes * SHARE_OF_TILES) / PAGE_BYTES)) }
  } catch (error) {
    database.close()
    throw error
  }
}

function makeWork(database: DatabaseSync, maxPages: number) {
  const sql = (text: string) => database.prepare(text)
  const facts = sql('select used_at, fetched_at, source, etag, checksum from tiles where id = ?')
  const content = sql('select packed from contents where id = ?')
  const use = sql('update tiles set used_at = ? where id = ?')
  const putFacts = sql('insert or replace into tiles values (?, ?, ?, ?, ?, ?)')
  const putContent = sql('insert or replace into contents values (?, ?)')
  const oldest = sql('select id from tiles order by used_at limit 1')
  const drops = [sql('delete from tiles where id = ?'), sql('delete from contents where id = ?')]
  const noteOf = sql('select text from notes where name = ?')
  const putNote = sql('insert or replace into notes values (?, ?)')
  const pages = [sql('pragma page_count'), sql('pragma freelist_count')]

  const drop = (id: number) => {
    for (const one of drops) one.run(id)
  }
  const usedPages = () => {
    const [all = 0, free = 0] = pages.map(firstNumber)
    return all - free
  }
  const inTransaction = (work: () => void) => {
    database.exec('begin immediate')
    try {
      work()
      database.exec('commit')
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }
  return {
    find(id: number, now: number): KeptTile | null {
      const row = facts.get(id)
      const packed = row && content.get(id)?.packed
      if (!row || !(packed instanceof Uint8Array)) return null
      if (crc32(packed) !== row.checksum) {
        inTransaction(() => drop(id))
        return null
      }
      if (now - Number(row.used_at) > USE_STEP_MS) use.run(now, id)
      return { packed, etag: String(row.etag), source: String(row.source), fetchedAt: Number(row.fetched_at) }
    },
    keep(id: number, { packed, etag, source, fetchedAt }: KeptTile, now: number): void {
      const needed = Math.ceil(packed.length / (PAGE_BYTES - 4)) + 2
      if (needed > maxPages / 2) return
      inTransaction(() => {
        drop(id)
        for (let old = oldest.get(); old && usedPages() + needed > maxPages; old = oldest.get())
          drop(Number(old.id))
        putFacts.run(id, now, fetchedAt, source, etag, crc32(packed))
        putContent.run(id, packed)
      })
    },
    note: (name: string) => {
      const text = noteOf.get(name)?.text
      return typeof text === 'string' ? text : null
    },
    keepNote: (name: string, text: string) => void putNote.run(name, text),
  }
}

function firstNumber(statement: StatementSync): number {
  return Number(Object.values(statement.get() ?? {})[0])
}

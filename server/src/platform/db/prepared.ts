import type { Db } from './db.port.ts'

/**
 * A query built once per database instead of at each call, which costs more than the rest of a small read: `const newest =
 * prepared((db) => db.select()…limit(sql.placeholder('limit')).prepare('newest'))`, then `newest(db).execute({ limit: 20
 * })`. Inside a transaction it is built again, so use it for reads outside of one.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const cached = built.get(db)
    if (cached !== undefined) return cached
    const query = build(db)
    built.set(db, query)
    return query
  }
}

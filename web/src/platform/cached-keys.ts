import { fullKey } from './cached-data.ts'
import { withStore } from './offline-db.ts'

/** What follows the prefix in the keys of a person’s answers (`null`: public ones) that begin with it. Never throws. */
export async function listCachedKeys(owner: string | null, prefix: string): Promise<string[]> {
  const keys = await withStore('cached-data', 'readonly', (store) => store.keys()).catch(() => [])
  const start = fullKey(owner, prefix)
  return keys.flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
}

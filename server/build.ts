import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundlePrograms } from './bundle.ts'
import { prepareFirstStart } from './src/platform/db/open-database.ts'

// Bundles the server into dist: 1,600 small modules cost most of its start and 30 MB of its memory (ADR 109). Beside it, a
// new database with all migrations, which a first start copies (ADR 118).

const DIST = fileURLToPath(new URL('dist', import.meta.url))
const DAY_MS = 24 * 60 * 60 * 1000

removeFormerFiles(
  await bundlePrograms({ main: fileURLToPath(new URL('src/main.mjs', import.meta.url)) }, DIST),
)
await prepareFirstStart()

/** A server of the former build loads parts of it on demand until somebody starts it again: those stay for a day. */
function removeFormerFiles(written: readonly string[]): void {
  const former = readdirSync(DIST).filter((name) => name.endsWith('.mjs') && !written.includes(name))
  for (const name of former)
    if (Date.now() - statSync(join(DIST, name)).mtimeMs > DAY_MS) rmSync(join(DIST, name))
}

// npm run list:migrations: adds new migrations to server/migrations/landed.txt, in the order in which databases get them.
// One whose name sorts before a landed migration gets the next name. Run it after writing a migration, and to resolve the
// conflict in the list when two branches both added one.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runMain } from './bootstrap/refusal.mjs'
import { ROOT } from './bootstrap/root.mjs'
import { checksumOf, findMigrationProblems, formatLanded, placeAfter } from './migrations/landed.ts'
import { LANDED, MIGRATIONS, readLandedSoFar, readMigrationFiles } from './migrations/migration-folder.ts'

await runMain(async () => {
  const landed = readLandedSoFar(ROOT)
  const landedNames = new Set(landed.map(({ name }) => name))
  const files = readMigrationFiles(ROOT)
  const own = [...files.keys()].filter((name) => !landedNames.has(name))
  const places = placeAfter(landed, own, new Date())
  const added = places.map(({ from, to }) => {
    const statements = readFileSync(join(ROOT, MIGRATIONS, from), 'utf8')
    if (from !== to) renameSync(join(ROOT, MIGRATIONS, from), join(ROOT, MIGRATIONS, to))
    return { name: to, sha256: checksumOf(statements) }
  })
  const list = [...landed, ...added]
  const problems = findMigrationProblems(list, readMigrationFiles(ROOT), landed)
  if (problems.length > 0)
    throw new Refusal('What has landed cannot change; put it into a new migration.', problems.join('\n'))
  writeFileSync(join(ROOT, LANDED), formatLanded(list))
  for (const { from, to } of places)
    console.log(from === to ? `Listed: ${to}` : `Listed: ${to} (was ${from}; something landed before it)`)
  return 0
})

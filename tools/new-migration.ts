// npm run new:migration -- <topic>: writes an empty migration under a name that sorts after every other one.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runMain } from './bootstrap/refusal.mjs'
import { ROOT } from './bootstrap/root.mjs'
import { nextMigrationName } from './migrations/landed.ts'
import { MIGRATIONS, readMigrationFiles } from './migrations/migration-folder.ts'

await runMain(async () => {
  const [topic, ...more] = process.argv.slice(2)
  if (topic === undefined || more.length > 0 || !/^[a-z0-9_]+$/.test(topic))
    throw new Refusal('Usage: npm run new:migration -- <topic>, in small letters, digits and _.')
  const last = [...readMigrationFiles(ROOT).keys()].sort().at(-1)
  const path = join(MIGRATIONS, nextMigrationName(topic, last, new Date()))
  writeFileSync(join(ROOT, path), '-- What changes, and why.\n', { flag: 'wx' })
  console.log(`Written: ${path}\nNow write it, then run "npm run list:migrations".`)
  return 0
})

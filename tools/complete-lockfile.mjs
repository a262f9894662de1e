// Run after "npm install" has changed package-lock.json. npm leaves out the optional packages of other systems when the
// registry at hand does not hold them; "npm ci" then refuses the lockfile everywhere. This names them again.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { completeLock } from './lockfile/complete-lock.mjs'

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { packages, added } = completeLock(lock.packages)
if (added.length > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
process.stdout.write(`${added.length} optional packages named\n`)

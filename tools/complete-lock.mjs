// node tools/complete-lock.mjs, after an "npm install" against an incomplete registry: adds the packages for other systems
// that npm left out of package-lock.json, so that npm ci accepts it everywhere.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap/root.mjs'
import { completeLock, missingPlatformPackages } from './lock-file/platform-packages.mjs'

const file = join(ROOT, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingPlatformPackages(lock)
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
console.log(missing.length === 0 ? 'package-lock.json is complete.' : `Named ${missing.length} packages.`)

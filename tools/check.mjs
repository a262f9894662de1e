// npm run check: everything that needs no database and no browser, before each commit.
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { check } = await import('./steps/check.mjs')
await check()

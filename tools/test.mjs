// npm test: everything that CI does. `npm test -- --only <step>` for one step of it.
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { testAll } = await import('./steps/test-all.mjs')
await testAll(process.argv.slice(2))

// npm run prove: the long proofs, of which npm test runs a sample. `npm run prove -- --only <step>` for one of them.
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { prove } = await import('./steps/prove.mjs')
await prove(process.argv.slice(2))

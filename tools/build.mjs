// npm run build: always rebuilds web/dist, ignoring its stamp. The server needs no build.
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { build } = await import('./bootstrap/build.mjs')
await build()

// npm run build: builds web/dist anew, whatever its stamp says. The server needs no build.
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { build } = await import('./bootstrap/build.mjs')
await build()

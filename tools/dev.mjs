// npm run dev: the server with restarts and the website with hot reload, at one address. `npm run dev -- --smtp` also
// starts a fake mail server, to see mails as a real one would get them.
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { develop } = await import('./bootstrap/develop.mjs')
await develop(process.argv.slice(2))

// npm start: installs and builds what changed, then runs the server. Runs on the system's Node with nothing installed.
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { start } = await import('./bootstrap/start.mjs')
await start(process.argv.slice(2))

// Fills native/www from the web build and both native projects from it: `npm run build` first, then
// `API_URL=https://trip.example npm run native:sync`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './bootstrap/root.mjs'
import { fillShell } from './native/fill-shell.mjs'

const api = process.env.API_URL ?? ''
const problem = fillShell({
  dist: join(ROOT, 'web/dist'),
  www: join(ROOT, 'native/www'),
  api,
})
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
const { status } = spawnSync(join(ROOT, 'node_modules/.bin/cap'), ['sync'], {
  cwd: join(ROOT, 'native'),
  stdio: 'inherit',
  env: { ...process.env, CI: '1' },
})
process.exit(status ?? 1)

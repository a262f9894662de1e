import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ownNode } from './own-node.mjs'
import { isAlive, npmAbove } from './process-identity.mjs'
import { exitCodeOf, Refusal } from './refusal.mjs'

const NPM_CHECK_MS = 1000

/**
 * A small young generation, no second compilation of the embedded database, and a collection after the start: half of the
 * memory, and a faster start (ADR 70). Dockerfile and deploy/ repeat them.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--liftoff-only', '--expose-gc']
/** glibc keeps one heap instead of one for each thread: 6 MB less (ADR 70). */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '1' }

/**
 * Runs the server in the foreground until it ends. The server itself prints when it is ready, or why it cannot start.
 * @param {string} root
 * @param {string[]} args for the server
 * @returns {Promise<number>} its exit code
 */
export function serve(root, args) {
  const guard = new URL('./stop-with-parent.mjs', import.meta.url).href
  // Registered before the server starts, so that it receives every signal. A terminal sends Ctrl-C to both processes: the
  // server gets the signal twice and handles it once.
  process.on('SIGINT', () => child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGTERM'))
  const program = [...SERVER_FLAGS, '--import', guard, join(root, 'server/dist/main.mjs'), ...args]
  const child = spawn(ownNode(root), program, {
    cwd: root,
    env: { ...SERVER_ENV, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  stopWithNpm(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(new Refusal(`Node 24 could not be run on this machine (${error.message}).`)),
    )
    child.on('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : exitCodeOf(signal)))
  })
}

/** When npm is killed, init becomes our parent process. @param {() => void} stop */
function stopWithNpm(stop) {
  const npm = process.env.npm_lifecycle_event === undefined ? null : npmAbove(process.ppid)
  if (npm === null) return
  const timer = setInterval(() => {
    if (isAlive(npm)) return
    clearInterval(timer)
    stop()
  }, NPM_CHECK_MS)
  timer.unref()
}

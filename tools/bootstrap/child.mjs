import { spawn } from 'node:child_process'
import { inSeconds } from './progress.mjs'
import { Interruption } from './refusal.mjs'

const KEPT_LINES = 2000
// Long enough for a test run to stop its database server on a busy machine.
const GRACE_MS = 40_000
/** @type {NodeJS.Signals[]} */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * @typedef {{ code: number, lines: string[] }} Ended
 * @typedef {{
 *   cwd: string, env?: NodeJS.ProcessEnv,
 *   onLine?: (line: string) => void, onStart?: (pid: number) => void, endAt?: RegExp, timeoutMs?: number,
 * }} RunOptions
 * endAt: a line after which the program cannot succeed, so it is ended there.
 */

/**
 * Runs a program without a terminal, keeps its last lines and waits for it and its child processes. A signal to us is
 * passed on to it and thrown as an Interruption after it has ended, so that no child process is left running.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<Ended>} the exit code (128 and more: ended by a signal; 127: could not be run)
 */
export async function runQuietly(
  command,
  args,
  { cwd, env = process.env, onLine, onStart, endAt, timeoutMs },
) {
  /** @type {NodeJS.Signals | null} */
  let interruptedBy = null
  /** @type {NodeJS.Timeout | undefined} */
  let lastResort
  /** @type {string[]} */
  const lines = []

  // Registered before the child starts, so that it receives every signal.
  for (const signal of STOP_SIGNALS) process.on(signal, passOn)
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  if (child.pid !== undefined) onStart?.(child.pid)
  eachLine(child.stdout, keep)
  eachLine(child.stderr, keep)
  const limit = timeoutMs === undefined ? undefined : setTimeout(() => stopLate(timeoutMs), timeoutMs)
  child.on('exit', () => signalGroup(child.pid, 'SIGKILL'))
  const code = await ended(child, keep)
  for (const signal of STOP_SIGNALS) process.off(signal, passOn)
  clearTimeout(limit)
  clearTimeout(lastResort)
  if (interruptedBy !== null) throw new Interruption(interruptedBy)
  return { code, lines }

  /** @param {NodeJS.Signals} signal */
  function passOn(signal) {
    interruptedBy ??= signal
    stop()
  }
  function stop() {
    signalGroup(child.pid, 'SIGTERM')
    lastResort ??= setTimeout(() => signalGroup(child.pid, 'SIGKILL'), GRACE_MS)
  }
  /** @param {number} allowed */
  function stopLate(allowed) {
    keep(`ended because it took longer than ${inSeconds(allowed)}`)
    stop()
  }
  /** @param {string} line */
  function keep(line) {
    lines.push(line)
    if (lines.length > KEPT_LINES) lines.shift()
    onLine?.(line)
    if (endAt?.test(line)) stop()
  }
}

/**
 * The child leads its own process group, so that its children get the signal too, also after the child itself has ended.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It has just ended.
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {(line: string) => void} keep
 * @returns {Promise<number>}
 */
function ended(child, keep) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      keep(error.message)
      resolve(127)
    })
    child.on('close', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)))
  })
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} take
 */
function eachLine(stream, take) {
  if (!stream) return
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (/** @type {string} */ text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line.replace(/\r$/, ''))
  })
  stream.on('end', () => {
    if (rest !== '') take(rest)
  })
}

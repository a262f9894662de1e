const FRAME_MS = 100
const PLAIN_EVERY_MS = 15_000

/**
 * @typedef {{ update: (text: string) => void, finish: (text: string) => void, clear: () => void }} Progress
 * @typedef {{ isTTY?: boolean, columns?: number, write: (text: string) => unknown }} Screen
 */

/**
 * Shows the progress: on a terminal in one line that is rewritten, elsewhere occasionally in a plain line.
 * @param {Screen} screen
 * @param {() => number} now milliseconds
 * @returns {Progress}
 */
export function makeProgress(screen, now = Date.now) {
  let shownAt = Number.NEGATIVE_INFINITY
  let isOpen = false
  const every = screen.isTTY ? FRAME_MS : PLAIN_EVERY_MS

  function clear() {
    if (isOpen && screen.isTTY) screen.write('\r\x1b[2K')
    isOpen = false
    shownAt = Number.NEGATIVE_INFINITY
  }

  /** @param {string} text */
  function update(text) {
    if (now() - shownAt < every) return
    shownAt = now()
    isOpen = true
    screen.write(screen.isTTY ? `\r\x1b[2K${text.slice(0, (screen.columns || 80) - 1)}` : `${text}\n`)
  }

  /** @param {string} text */
  function finish(text) {
    clear()
    screen.write(`${text}\n`)
  }

  return { update, finish, clear }
}

/** @param {number} milliseconds @returns {string} such as "0.4 s", "12 s" or "3 min 5 s" */
export function inSeconds(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 120 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

import { inSeconds } from '../bootstrap/progress.mjs'
import { runStep } from './step.mjs'

const NAME_WIDTH = 26
const FAILURE_LINES = 12
const COLOURS = '(?:\\u001b\\[[0-9;]*m)*'
/** How vitest and Playwright report a passed test, with or without colour. */
const PASSED_TEST = new RegExp(`^\\s*${COLOURS}\\s*${COLOURS}✓`)
/** The beginning of the failures in the output of vitest and Playwright. */
const FIRST_FAILURE = /Failed (?:Tests|Suites) \d|Unhandled Errors|^\s*1\) \[/

/**
 * @typedef {import('./step.mjs').Step} Step
 * @typedef {import('./step.mjs').Result} Result
 */

/**
 * Runs the steps, at most `atOnce` at a time, each in its own process, and prints each result: a passed step in one line, a
 * failed one with its output from the first failure on, without the tests that passed.
 * @param {Step[]} steps
 * @param {{ root: string, folder: string, atOnce: number, progress: import('../bootstrap/progress.mjs').Progress }} options
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(steps, { root, folder, atOnce, progress }) {
  /** @type {Map<string, Result>} */
  const results = new Map()
  /** @type {string[]} */
  const running = []
  const waiting = [...steps]
  const startedAt = Date.now()
  const tick = setInterval(tellRunning, 250)

  function tellRunning() {
    if (running.length > 0) progress.update(`${running.join(' and ')} (${inSeconds(Date.now() - startedAt)})`)
  }
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      running.push(step.name)
      tellRunning()
      const result = await runStep(step, { root, folder })
      running.splice(running.indexOf(step.name), 1)
      results.set(step.name, result)
      for (const line of describe(result)) progress.finish(line)
    }
  }
  // After an interruption, no further step starts.
  const workers = Array.from({ length: atOnce }, () => work().catch(giveUp))
  /** @param {unknown} error @returns {never} */
  function giveUp(error) {
    waiting.length = 0
    throw error
  }
  try {
    const ended = await Promise.allSettled(workers)
    for (const worker of ended) if (worker.status === 'rejected') throw worker.reason
  } finally {
    clearInterval(tick)
    progress.clear()
  }
  return steps.flatMap((step) => results.get(step.name) ?? [])
}

/** @param {Result} result @returns {string[]} */
function describe({ name, ok, milliseconds, lines, note, secondTries }) {
  const line =
    `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(NAME_WIDTH)} ${inSeconds(milliseconds).padStart(8)}   ${note}`.trimEnd()
  const begin = Math.max(
    0,
    lines.findIndex((text) => FIRST_FAILURE.test(text)),
  )
  const report = lines.slice(begin).filter((text) => !PASSED_TEST.test(text))
  const again = secondTries.flatMap(describeSecondTry)
  return ok ? [line, ...again] : [line, ...report.map((text) => `     ${text}`), ...again, '']
}

/** @param {import('./second-tries.mjs').SecondTry} secondTry @returns {string[]} */
function describeSecondTry({ name, failure }) {
  return [
    `     passed only when it ran again: ${name}`,
    ...failure
      .split('\n')
      .slice(0, FAILURE_LINES)
      .map((text) => `       ${text}`),
  ]
}

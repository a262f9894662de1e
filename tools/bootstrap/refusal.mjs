import { constants } from 'node:os'

/** An expected failure that a person can fix: one sentence, with the output of the failed tool below. */
export class Refusal extends Error {
  /**
   * @param {string} sentence
   * @param {string} [detail]
   */
  constructor(sentence, detail = '') {
    super(sentence)
    this.detail = detail
  }
}

/** A signal that asked the command to stop while it waited for a child. */
export class Interruption extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`)
    this.signal = signal
  }
}

const DISK_FULL = 'The disk is full. Free some space, then run the same command again.'

/**
 * @param {unknown} error
 * @returns {string | null} a sentence for a file system error or a wrong flag, null for anything else
 */
export function sentenceFor(error) {
  if (!(error instanceof Error) || !('code' in error)) return null
  if (String(error.code).startsWith('ERR_PARSE_ARGS')) return error.message
  const path = 'path' in error ? String(error.path) : 'a file of this folder'
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return DISK_FULL
  if (error.code === 'EROFS') return `${path} cannot be written: the file system is read-only.`
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `${path} cannot be written by this user. Give the folder to the user that runs this, or run it as its owner.`
  return null
}

/** @param {NodeJS.Signals} signal @returns {number} the exit code that shells give for it */
export function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}

/**
 * Runs the main function of a command, which returns the exit code. A Refusal is printed without a stack, with exit code 1;
 * any other error is a bug and keeps its stack.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  // A pipe reader (head, less) may close early: the command continues and cleans up.
  process.stdout.on('error', () => {})
  try {
    process.exitCode = await main()
  } catch (error) {
    if (error instanceof Interruption) {
      process.exitCode = exitCodeOf(error.signal)
      return
    }
    const sentence = error instanceof Refusal ? error.message : sentenceFor(error)
    if (sentence === null) throw error
    const detail = error instanceof Refusal && error.detail !== '' ? `${error.detail}\n\n` : ''
    process.stderr.write(`${detail}${sentence}\n`)
    process.exitCode = 1
  }
}

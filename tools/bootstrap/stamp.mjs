import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @param {string} file @returns {string | null} the text of the stamp; null without one, because the work is unfinished */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}

/**
 * Written last, when the work is complete; by a rename, so that a half-written stamp is never read.
 * @param {string} file
 * @param {string} madeFrom
 */
export function writeStamp(file, madeFrom) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${madeFrom}\n`)
  renameSync(`${file}.new`, file)
}

/** Removed before the work begins, so that interrupted work is done again. @param {string} file */
export function removeStamp(file) {
  rmSync(file, { force: true })
}

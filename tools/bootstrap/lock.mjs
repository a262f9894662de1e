import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { identityOf, isAlive } from './process-identity.mjs'
import { Refusal } from './refusal.mjs'
import { readStamp } from './stamp.mjs'

/**
 * @typedef {import('./process-identity.mjs').Identity} Identity
 * @typedef {{ doing: string, holders: Identity[] }} Claim
 * @typedef {{ join: (pid: number) => void, release: () => void }} Lock
 */

/**
 * Takes the lock or says who has it. It is held while one of its processes lives, whatever its age, so that an npm that
 * outlives its parent still keeps others off the folder.
 * @param {string} file
 * @param {string} doing what the holder does, for the sentence that the next one reads
 * @returns {Lock}
 */
export function takeLock(file, doing) {
  /** @type {Claim} */
  const claim = { doing, holders: [own()] }
  const draft = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, JSON.stringify(claim))
  try {
    while (!placeClaim(draft, file) && !replaceDead(draft, file)) refuseIfHeld(file)
  } finally {
    rmSync(draft, { force: true })
  }
  return {
    join(pid) {
      const child = identityOf(pid)
      if (!child) return
      claim.holders.push(child)
      try {
        writeFileSync(draft, JSON.stringify(claim))
        renameSync(draft, file)
      } catch {
        // On a full disk our own claim still stands, and the child is about to find out.
      }
    },
    release() {
      rmSync(file, { force: true })
    },
  }
}

/** @returns {Identity} */
function own() {
  const identity = identityOf(process.pid)
  if (!identity) throw new Error('this process does not see itself')
  return identity
}

/**
 * A link appears whole and fails when the name is there: of several at once exactly one succeeds.
 * @param {string} draft
 * @param {string} file
 * @returns {boolean} false when there is a claim already
 */
function placeClaim(draft, file) {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file @returns {Claim | null} null when there is none; one that cannot be read has no holders */
function readClaim(file) {
  const text = readStamp(file)
  if (text === null) return null
  try {
    const claim = JSON.parse(text)
    if (Array.isArray(claim.holders)) return claim
  } catch {
    // A half-written file, left by a full disk, is no claim.
  }
  return { doing: 'working', holders: [] }
}

/** @param {string} file */
function refuseIfHeld(file) {
  const claim = readClaim(file)
  const holder = claim?.holders.find(isAlive)
  if (claim && holder)
    throw new Refusal(
      `Another process (${holder.pid}) is already ${claim.doing} in this folder. Wait until it has finished, then run the same command again.`,
    )
}

/**
 * Puts our claim in the place of a dead one. Two that saw the same dead claim must not both replace it, so only the one that
 * holds the guard may look again and replace; it holds it for less than a millisecond.
 * @param {string} draft
 * @param {string} file
 * @returns {boolean} false when the claim lives, or another process is replacing it at this moment
 */
function replaceDead(draft, file) {
  const guard = `${file}.guard`
  if (!placeClaim(draft, guard)) {
    const guarding = readClaim(guard)
    if (guarding && !guarding.holders.some(isAlive)) rmSync(guard, { force: true })
    return false
  }
  try {
    // A dead claim changes only under the guard; one that is gone may be somebody's at the next moment.
    const claim = readClaim(file)
    if (!claim || claim.holders.some(isAlive)) return false
    renameSync(draft, file)
    return true
  } finally {
    rmSync(guard, { force: true })
  }
}

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
 * Takes the lock, or throws with its holder. The lock is held while one of its processes runs, regardless of its age, so
 * that an npm that outlives its parent still protects the folder.
 * @param {string} file
 * @param {string} doing the work of the holder, for the message to other processes
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
        // On a full disk our own claim stays valid, and the child will report the error.
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
 * Creating a link is atomic and fails when the name exists: exactly one of several processes succeeds.
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

/** @param {string} file @returns {Claim | null} null when there is none; an invalid one has no holders */
function readClaim(file) {
  const text = readStamp(file)
  if (text === null) return null
  try {
    const claim = JSON.parse(text)
    if (Array.isArray(claim.holders)) return claim
  } catch {
    // A half-written file, left by a full disk, is not a claim.
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
 * Replaces a dead claim by ours. Two processes that saw the same dead claim must not both replace it, so only the holder of
 * the guard may check again and replace it; it holds the guard for less than a millisecond.
 * @param {string} draft
 * @param {string} file
 * @returns {boolean} false when the claim is alive, or another process is replacing it
 */
function replaceDead(draft, file) {
  const guard = `${file}.guard`
  if (!placeClaim(draft, guard)) {
    const guarding = readClaim(guard)
    if (guarding && !guarding.holders.some(isAlive)) rmSync(guard, { force: true })
    return false
  }
  try {
    // A dead claim changes only under the guard; a missing one may be taken by another process at any moment.
    const claim = readClaim(file)
    if (!claim || claim.holders.some(isAlive)) return false
    renameSync(draft, file)
    return true
  } finally {
    rmSync(guard, { force: true })
  }
}

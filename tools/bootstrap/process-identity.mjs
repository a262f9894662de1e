import { readFileSync } from 'node:fs'

/** @typedef {{ pid: number, startedAt: string }} Identity */

/**
 * A process and its start time. Both are needed, because the number of a dead process is reused later.
 * @param {number} pid
 * @returns {Identity | null} null when no such process runs
 */
export function identityOf(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return { pid, startedAt: `${boot}/${startTicks(readFileSync(`/proc/${pid}/stat`, 'utf8'))}` }
  } catch {
    return isRunning(pid) ? { pid, startedAt: 'unknown' } : null
  }
}

/** @param {Identity} identity @returns {boolean} true while this process runs */
export function isAlive(identity) {
  return identityOf(identity.pid)?.startedAt === identity.startedAt
}

/**
 * Field 22 of /proc/<pid>/stat (proc(5)), in clock ticks since the machine started.
 * @param {string} stat
 * @returns {string}
 */
export function startTicks(stat) {
  const fields = fieldsOf(stat)
  if (fields[0] === 'Z') throw new Error('only waits to be collected')
  return String(fields[19])
}

/** The fields from the third on: the name in the second may hold spaces and brackets. @param {string} stat */
function fieldsOf(stat) {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/**
 * Finds npm through the shell that may be between it and the script.
 * @param {number} pid the parent of the script
 * @returns {Identity | null} npm itself, null when it is not found
 */
export function npmAbove(pid) {
  try {
    if (/\bnpm\b/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) return identityOf(pid)
    const parent = Number(fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))[1])
    return /\bnpm\b/.test(readFileSync(`/proc/${parent}/cmdline`, 'utf8')) ? identityOf(parent) : null
  } catch {
    return null
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (process.platform === 'linux') return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

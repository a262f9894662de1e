import { readFileSync } from 'node:fs'

/** @typedef {{ pid: number, startedAt: string }} Identity */

/**
 * A process and the moment it started. Both are needed: the number of a dead process is given to another one later.
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

/** @param {Identity} identity @returns {boolean} true while that very process runs */
export function isAlive(identity) {
  return identityOf(identity.pid)?.startedAt === identity.startedAt
}

/**
 * Field 22 of /proc/<pid>/stat (proc(5)), in clock ticks since the machine started. The name in field 2 may hold spaces and brackets.
 * @param {string} stat
 * @returns {string}
 */
export function startTicks(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z') throw new Error('only waits to be collected')
  return String(fields[19])
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

import { readFile } from 'node:fs/promises'

// USER_HZ: the unit of CPU times in /proc is a hundredth of a second on x86 and ARM, independent of the kernel's clock.
const MS_PER_TICK = 10

/** CPU time that a process and its threads have taken, user and system, in ms; steps of 10 ms. */
export async function readCpuMs(pid: number): Promise<number> {
  return parseCpuMs(await readFile(`/proc/${pid}/stat`, 'utf8'))
}

/** Memory that a process holds in RAM, shared pages included (RSS), in MB of a million bytes. */
export async function readMemoryMb(pid: number): Promise<number> {
  return parseMemoryMb(await readFile(`/proc/${pid}/status`, 'utf8'))
}

/** utime and stime, fields 14 and 15 of proc_pid_stat(5). */
export function parseCpuMs(stat: string): number {
  // The second field is a name in brackets that may itself hold blanks and brackets: count from the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  if (!Number.isFinite(ticks)) throw new Error('this is no /proc/<pid>/stat')
  return ticks * MS_PER_TICK
}

/** VmRSS of proc_pid_status(5), which counts in units of 1,024 bytes. */
export function parseMemoryMb(status: string): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
  if (kibibytes === undefined) throw new Error('this is no /proc/<pid>/status of a process with memory')
  return (Number(kibibytes) * 1024) / 1_000_000
}

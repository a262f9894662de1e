import { expect, test } from 'vitest'
import { parseCpuMs, parseMemoryMb, readCpuMs, readMemoryMb } from './process-usage.ts'

const AFTER_NAME =
  'S 1 2 2 0 -1 4194304 103 0 0 0 250 50 7 9 20 0 1 0 588835 3133440 393 18446744073709551615'

test('CPU time is what user and system took together', () => {
  expect(parseCpuMs(`28598 (node) ${AFTER_NAME}`)).toBe(3000)
})

test('any program name is parsed', () => {
  expect(parseCpuMs(`28598 (tmux: (1 2) 3) ${AFTER_NAME}`)).toBe(3000)
})

test('memory is what is in RAM', () => {
  expect(parseMemoryMb('Name:\tnode\nVmPeak:\t  999 kB\nVmRSS:\t  125000 kB\nRssAnon:\t  9 kB\n')).toBe(128)
})

test('other content is refused', () => {
  expect(() => parseCpuMs('')).toThrow('/proc/<pid>/stat')
  expect(() => parseMemoryMb('Name:\tkthreadd\n')).toThrow('/proc/<pid>/status')
})

test('this very process has used some CPU time and holds some memory', async () => {
  const before = await readCpuMs(process.pid)
  const until = process.cpuUsage().user + 100_000
  while (process.cpuUsage().user < until);
  expect((await readCpuMs(process.pid)) - before).toBeGreaterThanOrEqual(90)
  const { rss } = process.memoryUsage()
  expect((await readMemoryMb(process.pid)) / (rss / 1_000_000)).toBeCloseTo(1, 0)
})

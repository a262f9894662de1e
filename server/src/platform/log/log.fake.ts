import { type Log, makeLog } from './log.ts'

export type LogLine = Record<string, unknown> & { level: string; msg: string }

/** A log whose lines a test can read: the real one, writing to memory. */
export type FakeLog = Log & { lines: LogLine[] }

export function makeFakeLog(level = 'debug'): FakeLog {
  const lines: LogLine[] = []
  return { ...makeLog(level, { write: (line) => void lines.push(JSON.parse(line)) }), lines }
}

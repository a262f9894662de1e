import { type Log, makeLog } from './log.ts'
import { recordLine } from './test-log-record.ts'

export type LogLine = Record<string, unknown> & { level: string; msg: string }

/** A log whose lines a test can read: the real one, writing to memory. */
export type FakeLog = Log & { lines: LogLine[] }

export function makeFakeLog(level = 'debug'): FakeLog {
  const lines: LogLine[] = []
  const write = (line: string) => {
    recordLine(line)
    lines.push(JSON.parse(line))
  }
  return { ...makeLog(level, { write }), lines }
}

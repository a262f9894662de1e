import { expect, it } from 'vitest'
import { makeFakeLog } from './log.fake.ts'
import { logThrottled } from './log-throttled.ts'

it('writes the first line at once and the next after a minute, with the count of those left out; each message for itself', () => {
  const log = makeFakeLog()
  let time = 0
  const report = (message: string, at: number) => {
    time = at
    logThrottled(log, message, { at }, () => time)
  }
  for (const at of [0, 1, 59_999, 60_000, 60_001]) report('full', at)
  report('slow', 60_002)
  expect(log.lines.map((line) => JSON.parse(JSON.stringify(line)))).toMatchObject([
    { at: 0, msg: 'full' },
    { at: 60_000, leftOutSince: 2, msg: 'full' },
    { at: 60_002, msg: 'slow' },
  ])
})

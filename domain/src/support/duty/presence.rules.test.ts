import { expect, it } from 'vitest'
import { isAtDesk, isOnDuty } from './presence.rules.ts'

const now = new Date('2026-12-07T12:00:00Z')
const seen = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('whoever switched duty on is on duty until 12 hours without being seen, and at the desk while a page is open', () => {
  const of = (minutes: number, isOn = true) => {
    const mark = { isOn, seenAt: seen(minutes) }
    return [isOnDuty(mark, now), isAtDesk(mark, now)]
  }
  expect(of(1)).toEqual([true, true])
  expect(of(3)).toEqual([true, false])
  expect(of(719)).toEqual([true, false])
  expect(of(720)).toEqual([false, false])
  expect(of(0, false)).toEqual([false, false])
})

import { expect, it } from 'vitest'
import { withReadersClock } from './check-clocks.rules.ts'

const twelve = (minutes: number) => {
  const hours = Math.floor(minutes / 60) % 24
  const minute = String(minutes % 60).padStart(2, '0')
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`
}

it.each([
  ['Roman Forum is 09:30 to 12:00', 'Roman Forum is 9:30 AM to 12:00 PM'],
  ['open to 26:00', 'open to 2:00 AM'],
  ['2026-05-01T09:30:15 and 1234:50', '2026-05-01T09:30:15 and 1234:50'],
  ['99:10 is no time', '99:10 is no time'],
])('%s is told by the clock of the reader', (detail, text) => {
  expect(withReadersClock(detail, twelve)).toBe(text)
})

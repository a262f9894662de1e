import { describe, expect, it } from 'vitest'
import { dueTrialMail, sampleTrialEnd, TRIAL_MAILS } from './trial-mails.rules.ts'

const trial = { startedAt: new Date('2026-05-01T10:00:00Z'), endsAt: new Date('2026-05-08T10:00:00Z') }

describe('the mail of a trial that is due', () => {
  it.each([
    ['2026-05-01T09:59:59.999Z', null],
    ['2026-05-01T10:00:00Z', 'welcome'],
    ['2026-05-02T09:59:59.999Z', 'welcome'],
    ['2026-05-02T10:00:00Z', 'day-1'],
    ['2026-05-03T10:00:00Z', null],
    ['2026-05-04T10:00:00Z', 'day-3'],
    ['2026-05-06T10:00:00Z', 'day-5'],
    ['2026-05-07T10:00:00Z', 'last-day'],
    ['2026-05-08T09:59:59.999Z', 'last-day'],
    ['2026-05-08T10:00:00Z', 'expired'],
    ['2026-05-09T09:59:59.999Z', 'expired'],
    ['2026-05-09T10:00:00Z', null],
  ])('at %s is %s', (now, kind) => {
    expect(dueTrialMail(trial, new Date(now))).toBe(kind)
  })

  it('is none for a declined trial, and the one about the end for a short trial', () => {
    expect(dueTrialMail({ ...trial, endsAt: trial.startedAt }, trial.startedAt)).toBeNull()
    const short = { ...trial, endsAt: new Date('2026-05-02T09:00:00Z') }
    expect(dueTrialMail(short, new Date('2026-05-01T10:00:00Z'))).toBe('last-day')
    expect(dueTrialMail(short, new Date('2026-05-02T10:30:00Z'))).toBe('expired')
  })
})

it.each(TRIAL_MAILS)('%s is the mail that is due in its preview trial', (kind) => {
  const now = new Date('2026-05-04T12:00:00Z')
  const endsAt = sampleTrialEnd(kind, now)
  const startedAt = new Date(endsAt.getTime() - 7 * 24 * 60 * 60 * 1000)
  expect(dueTrialMail({ startedAt, endsAt }, now)).toBe(kind)
})

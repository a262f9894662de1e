import { describe, expect, it } from 'vitest'
import {
  chooseInstallPrompt,
  countInstall,
  type InstallContext,
  type InstallMemory,
  readInstallMemory,
} from './install.rules.ts'

const NOW = Date.UTC(2026, 10, 21)
const choose = (memory: Partial<InstallMemory> = {}, place: Partial<InstallContext> = {}) =>
  chooseInstallPrompt(
    { firstVisit: NOW, dismissedAt: null, isForGood: false, ...memory },
    {
      isInstalled: false,
      isOffered: true,
      isMobile: true,
      isSocialBrowser: false,
      isFromSocial: false,
      isDismissed: false,
      ...place,
    },
  )

describe('the install prompt', () => {
  it('appears 10 s after the first visit', () => {
    expect(choose()).toEqual({ kind: 'first', from: NOW + 10_000 })
  })

  it('appears again as a reminder 2 days after it was dismissed', () => {
    expect(choose({ dismissedAt: NOW })).toEqual({ kind: 'reminder', from: NOW + 172_800_000 })
  })

  it.each([
    ['installed', {}, { isInstalled: true }],
    ['sent away for good', { isForGood: true }, {}],
    ['sent away in this session', {}, { isDismissed: true }],
    ['inside an installed app, from a post', {}, { isInstalled: true, isFromSocial: true }],
    ['on mobile, with nothing offered', {}, { isOffered: false }],
  ])('never comes when %s', (_, memory, place) => {
    expect(choose(memory, place)).toBeNull()
  })

  it('appears as a due reminder on mobile without an install offer, and on desktop in any case', () => {
    expect(choose({ dismissedAt: NOW }, { isOffered: false })?.kind).toBe('reminder')
    expect(choose({}, { isOffered: false, isMobile: false })?.kind).toBe('first')
  })

  it('appears at once for a visitor from a social network when the app can be installed', () => {
    expect(choose({}, { isFromSocial: true })).toEqual({ kind: 'social', from: NOW })
    expect(choose({}, { isFromSocial: true, isOffered: false })).toBeNull()
    expect(choose({ dismissedAt: NOW }, { isFromSocial: true })?.kind).toBe('reminder')
  })

  it('inside a social app asks to open the system browser', () => {
    expect(choose({}, { isSocialBrowser: true, isOffered: false })).toEqual({
      kind: 'in-app',
      from: NOW + 10_000,
    })
  })
})

describe('the stored state', () => {
  it.each([null, 'x', [], { firstVisit: 'yesterday' }, { firstVisit: NOW + 5, dismissedAt: Number.NaN }])(
    'is a first visit when %j is stored',
    (stored) => {
      expect(readInstallMemory(stored, NOW)).toEqual({ firstVisit: NOW, dismissedAt: null, isForGood: false })
    },
  )

  it('is stored and read again', () => {
    const memory = { firstVisit: NOW - 9, dismissedAt: NOW - 5, isForGood: true }
    expect(readInstallMemory(memory, NOW)).toEqual(memory)
  })
})

describe('the local counts', () => {
  it('grow by one, and start at 0', () => {
    expect(countInstall(null, 'shown')).toEqual({
      shown: 1,
      attempted: 0,
      succeeded: 0,
      dismissed: 0,
      failed: 0,
      'social-browser-attempts': 0,
    })
    expect(countInstall({ shown: 2, failed: -1, attempted: 'many' }, 'shown')).toMatchObject({
      shown: 3,
      failed: 0,
      attempted: 0,
    })
  })
})

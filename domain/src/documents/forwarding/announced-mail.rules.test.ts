import { describe, expect, it } from 'vitest'
import type { ProposedBooking } from '../import/index.ts'
import { announceMail } from './announced-mail.rules.ts'

const end = (date: string | null) => ({ date, time: null, zone: null, place: null })
const booking = (more: Partial<ProposedBooking>): { booking: ProposedBooking } => ({
  booking: { kind: 'hotel', startsAt: end('2026-05-03'), endsAt: end('2026-05-05'), ...more },
})
const say = (...parts: Parameters<typeof announceMail>[0]) => announceMail(parts, (count) => `+${count}`)

describe('what a forwarded email is announced by', () => {
  it('is its first booking with its days, and how much more there is', () => {
    expect(say(booking({ name: 'Sakura Inn' }))).toBe('Sakura Inn, May 3 – 5')
    expect(say(booking({ name: 'Sakura Inn' }), booking({}), booking({}))).toBe('Sakura Inn, May 3 – 5, +2')
    const flight = booking({
      kind: 'flight',
      number: 'LH 232',
      provider: 'Lufthansa',
      endsAt: end('2026-05-03'),
    })
    expect(say(flight)).toBe('LH 232, May 3')
    expect(say(booking({ endsAt: end('2026-06-01'), name: 'Inn' }))).toBe('Inn, May 3 – Jun 1')
  })

  it('is the kind where the email names nothing, and no day where it tells none', () => {
    expect(say(booking({}))).toBe('Place to stay, May 3 – 5')
    expect(say(booking({ startsAt: end(null), endsAt: end(null), name: 'Inn' }))).toBe('Inn')
    expect(say(booking({ endsAt: end('2026-05-01'), name: 'Inn' }))).toBe('Inn, May 3')
  })

  it('is a place where it has no booking, and nothing where nothing was read', () => {
    const place = { place: { name: 'Old Harbor', location: { lat: 1, lon: 2 } } }
    expect(say(place)).toBe('Old Harbor')
    expect(say(place, place)).toBe('Old Harbor, +1')
    expect(say({ place: { ...place.place, name: 'www.evil.example' } })).toBe('A place')
    expect(say()).toBeNull()
  })

  it.each([
    'Your account is locked: https://evil.example/login',
    'Go to evil.example now',
    'call help@evil.example',
    'x'.repeat(61),
    '\u202e\u0000',
  ])('repeats no name that leads somewhere or is no name: %j', (name) => {
    expect(say(booking({ name }))).toBe('Place to stay, May 3 – 5')
    expect(say(booking({ name, provider: 'Inn & Co.' }))).toBe('Inn & Co., May 3 – 5')
  })

  it('is one line, whatever the email wrote', () => {
    expect(say(booking({ name: ' Sakura\r\n\tInn ' }))).toBe('Sakura Inn, May 3 – 5')
  })
})

import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import { AlertNote } from './alert-note.tsx'

const FLOOD = {
  tripId: 't',
  trip: 'Siam',
  start: '2026-12-01',
  place: 'Bangkok',
  look: 'bangkok',
  what: 'flood' as const,
  at: '2026-11-20T00:00:00Z',
  lasts: true,
  km: 40,
  alert: 3,
  magnitude: null,
  source: 'gdacs',
  asOf: '2026-11-22T10:00:00Z',
  url: 'https://www.gdacs.org/report.aspx?eventid=7',
}
beforeEach(() => {
  // The browser of a test is from a country of miles.
  writeStored('preferences', { units: 'metric', of: 'ana' })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
})

/** The text without the bidi isolation marks around names and dates. */
const bodyText = () => document.body.textContent?.replace(/[\u2068\u2069]/g, '')

it('says what happened, which trip it concerns, what to do, and who says so', () => {
  render(<AlertNote alert={FLOOD} isRead={false} isAlone={true} hasAdvice={true} />)
  expect(bodyText()).toContain('Flood near Bangkok')
  expect(bodyText()).toContain('40 km from Bangkok, since November 20, 2026. Rated red')
  expect(bodyText()).toContain('Your trip “Siam” starts on December 1, 2026.')
  expect(bodyText()).toContain('Stay off flooded roads')
  expect(screen.getByRole('link', { name: /GDACS/ }).getAttribute('href')).toBe(FLOOD.url)
  expect(screen.queryByRole('link', { name: /Safety check/ })).toBeNull()
})

it('links to the safety check when one message holds several alerts', () => {
  render(<AlertNote alert={FLOOD} isRead={true} isAlone={false} hasAdvice={false} />)
  const link = screen.getByRole('link', { name: /Safety check for/ })
  expect(link.getAttribute('href')).toBe('/risk-radar?place=bangkok')
  expect(bodyText()).not.toContain('Stay off flooded roads')
})

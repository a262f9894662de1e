import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProvenanceText } from './provenance.tsx'

const ALL_TABLES = 'Our sources'

const OURS = { asOf: '2025-11-30', source: 'A table', written: '2026-11-21' }

describe('where a fact comes from', () => {
  it('never shows the day of writing as a day of checking', () => {
    render(<ProvenanceText of={Object.assign({ checked: null }, OURS)} />)
    const text = document.body.textContent ?? ''
    expect(text).toMatch(/Facts from Nov 30, 2025\. Not compared/)
    expect(text).not.toMatch(/Compared with/)
  })

  it('names the page that it was compared with, and opens it', () => {
    const source = 'https://www.gov.uk/foreign-travel-advice/honduras/entry-requirements'
    render(<ProvenanceText of={Object.assign({ checked: { date: '2026-08-22', source } }, OURS)} />)
    expect(document.body.textContent).toMatch(/Compared with www\.gov\.uk.* on Aug 22, 2026/)
    expect(screen.getByRole('link', { name: 'See source' }).getAttribute('href')).toBe(source)
  })

  it('makes no link of a source that is no page, nor of one that is a script', () => {
    for (const source of ['A printed list', 'javascript:alert(1)']) {
      const { unmount } = render(
        <ProvenanceText of={Object.assign({ checked: { date: '2026-08-22', source } }, OURS)} />,
      )
      expect(document.body.textContent).toContain(`Compared with ${source} on`)
      expect(screen.queryByRole('link', { name: 'See source' })).toBeNull()
      unmount()
    }
  })

  it('says that the day of the facts is not known, rather than give the day of writing for it', () => {
    render(<ProvenanceText of={{ asOf: null, source: 'A list', written: '2026-11-21', checked: null }} />)
    expect(document.body.textContent).toBe(
      `Source: A list, date unknown. Our part was written down on Nov 21, 2026. Not compared with another source yet. ${ALL_TABLES}`,
    )
  })

  it.each([
    [
      { asOf: '2026-04-02T14:00:00Z', source: 'European Central Bank', written: null },
      'Source: European Central Bank, from Apr 2, 2026.',
    ],
    [{ asOf: null, source: 'A feed' }, 'Source: A feed.'],
  ])('tells what others publish as theirs: %j', (of, words) => {
    render(<ProvenanceText of={of} />)
    expect(document.body.textContent).toBe(`${words} ${ALL_TABLES}`)
  })

  it('leads to what is known of all our tables', () => {
    render(<ProvenanceText of={{ asOf: null, source: 'A feed' }} />)
    expect(screen.getByRole('link', { name: ALL_TABLES }).getAttribute('href')).toBe('/facts')
  })
})

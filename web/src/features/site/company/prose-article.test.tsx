import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ABOUT, COOKIES, PRIVACY, type ProsePage, REFUND, TERMS } from '@tripwright/domain/site/company'
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '#platform/storage.ts'
import { ProseArticle } from './prose-article.tsx'

describe('a page of words', () => {
  it('has a table of contents that leads to each section', () => {
    render(<ProseArticle heading="Privacy Policy" words={PRIVACY} />)
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(PRIVACY.sections.map(({ id }) => `#${id}`))
    for (const { id, heading } of PRIVACY.sections)
      expect(document.getElementById(id)?.textContent).toBe(heading)
  })

  it('says its date as a day, whatever the time zone, and prints on demand', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    render(<ProseArticle heading="Terms" words={{ ...TERMS, updated: '2026-11-01' }} />)
    expect(screen.getByText('Last updated November 1, 2026')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('is English that reads left to right', () => {
    render(<ProseArticle heading="Refund Policy" words={REFUND} />)
    const prose = screen.getByText(REFUND.lead)
    expect([prose.lang, prose.dir]).toEqual(['en', 'ltr'])
  })
})

it('explains every key that the product keeps in web storage', () => {
  // A new key has to be explained in domain/src/site/company/cookies.data.ts.
  const storage = COOKIES.sections.find(({ id }) => id === 'storage')
  const table = storage?.parts.find((part) => typeof part === 'object' && 'rows' in part)
  const names = typeof table === 'object' && 'rows' in table ? table.rows.map(([name]) => name) : []
  expect(names.toSorted()).toEqual(STORAGE_KEYS.toSorted())
})

it('links only to pages that are there', () => {
  const names = [
    '/itinerary',
    '/dashboard',
    '/auth',
    '/facts',
    '/privacy-policy',
    '/cookies-policy',
    '/refund-policy',
    '/pricing',
    '/settings',
    '/profile',
    '/documents',
    '/budget',
    '/flight-compensation',
    '/gemini-travel-intel',
    '/currency-converter',
    '/translate',
    '/risk-radar',
  ]
  const pages: ProsePage[] = [ABOUT, COOKIES, PRIVACY, REFUND, TERMS]
  for (const words of pages) {
    const { container, unmount } = render(<ProseArticle heading="" words={words} />)
    for (const link of container.querySelectorAll('a[href^="/"]')) {
      const [path = '', anchor] = (link.getAttribute('href') ?? '').split('#')
      expect(names).toContain(path)
      if (path === '/privacy-policy' && anchor) expect(PRIVACY.sections.map(({ id }) => id)).toContain(anchor)
    }
    unmount()
  }
})

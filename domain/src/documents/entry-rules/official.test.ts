import { describe, expect, it } from 'vitest'
import { ENTRY_FORMS, OFFICIAL_PAGES, provenanceOfForm } from './official.data.ts'

describe.each(Object.entries(ENTRY_FORMS))('the entry form of %s', (country, form) => {
  it('has a name, an address that is safe to follow, and opens in the two weeks before the entry', () => {
    expect(country).toMatch(/^[A-Z]{2}$/)
    expect(form.name.length).toBeGreaterThan(2)
    expect(form.url).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,3}(\/|$)/)
    expect(form.opensDays).toBeGreaterThanOrEqual(1)
    expect(form.opensDays).toBeLessThanOrEqual(14)
  })

  it('names the government page that confirms it, or says that no page was compared', () => {
    const { checked } = provenanceOfForm(form)
    if (checked === null) expect(['CN', 'JP']).toContain(country)
    else expect(checked?.source).toMatch(/^https:\/\/(www\.gov\.uk|www\.ireland\.ie)\/[a-z\-/]+$/)
  })
})

it('links pages of governments by https only', () => {
  for (const page of Object.values(OFFICIAL_PAGES)) expect(page).toMatch(/^https:\/\//)
})

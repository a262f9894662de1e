import { describe, expect, it } from 'vitest'
import { isIsoDate } from '../../base/dates.ts'
import { FREE_LIMITS } from '../../plans/usage/index.ts'
import { ABOUT } from './about.data.ts'
import { COOKIES } from './cookies.data.ts'
import { PRIVACY } from './privacy.data.ts'
import type { ProseBlock, ProsePage } from './prose-page.rules.ts'
import { REFUND } from './refund.data.ts'
import { TERMS } from './terms.data.ts'

const PAGES = Object.entries({ ABOUT, COOKIES, PRIVACY, REFUND, TERMS })

describe.each(PAGES)('%s', (_, page) => {
  it('is dated and has anchors that are addresses, each once', () => {
    expect(isIsoDate(page.updated)).toBe(true)
    const ids = page.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('has a cell for each column, and says nothing twice', () => {
    const parts = page.sections.flatMap(({ parts }) => parts)
    for (const part of parts)
      if (typeof part === 'object' && 'rows' in part)
        for (const row of part.rows) expect(row).toHaveLength(part.head.length)
    const texts = parts.flatMap(textsOf)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('names no person, company, street or number to call, and promises nothing for later', () => {
    expect(wordsOf(page)).not.toMatch(/coming soon|Inc\.|GmbH|Ltd|LLC|\+\d{2,}|\bStreet\b|@/i)
  })
})

it('says the free limits as the server keeps them', () => {
  const { ai_requests, itinerary_generations, search_requests, saved_items } = FREE_LIMITS
  expect(wordsOf(TERMS)).toContain(
    `${ai_requests} questions to the assistant, ${itinerary_generations} trip plans, ${search_requests} searches, ${saved_items} saved items`,
  )
})

function wordsOf(page: ProsePage): string {
  return [
    page.lead,
    ...page.sections.flatMap(({ heading, parts }) => [heading, ...parts.flatMap(textsOf)]),
  ].join('\n')
}

function textsOf(part: ProseBlock): string[] {
  if (typeof part === 'string') return [part]
  return 'list' in part ? [...part.list] : part.rows.map((row) => row.join(' · '))
}

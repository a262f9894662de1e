import { describe, expect, it } from 'vitest'
import { ARTICLES } from './articles.data.ts'
import { findArticles } from './search.rules.ts'

const ids = (words: string) => findArticles(ARTICLES, words).map(({ id }) => id)

describe('the help articles', () => {
  it('are fifteen or more, each with a unique name', () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(15)
    expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length)
  })

  it('are all listed without a search', () => {
    expect(ids('  ')).toEqual(ARTICLES.map(({ id }) => id))
  })

  it('are found by every word, ignoring case and accents', () => {
    expect(ids('SÍGNAL nùmber')).toEqual(['no-signal'])
    expect(ids('trial card')).toContain('trial')
    expect(ids('zeppelin')).toEqual([])
  })

  it('with the word in the title come first', () => {
    expect(ids('trial')[0]).toBe('trial')
    expect(ids('signal')[0]).toBe('no-signal')
  })
})

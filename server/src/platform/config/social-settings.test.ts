import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const linksOf = (SOCIAL_LINKS: string) => loadConfig({ SOCIAL_LINKS }).socialLinks

describe('SOCIAL_LINKS', () => {
  it('are empty by default', () => {
    expect(loadConfig({}).socialLinks).toEqual([])
    expect(linksOf(' , ')).toEqual([])
  })

  it('are called after their networks, in the order in which they are written', () => {
    const profiles = [
      ['Threads', 'https://www.threads.com/@trip'],
      ['Instagram', 'https://www.instagram.com/trip'],
      ['Facebook', 'https://facebook.com/trip'],
      ['X', 'https://x.com/trip'],
      ['X', 'https://twitter.com/trip2'],
      ['TikTok', 'https://www.tiktok.com/@trip'],
      ['YouTube', 'https://www.youtube.com/@trip'],
      ['LinkedIn', 'https://www.linkedin.com/company/trip'],
      ['Pinterest', 'https://www.pinterest.com/trip'],
      ['Mastodon (mastodon.example)', 'https://mastodon.example/@trip'],
    ] as const
    expect(linksOf(profiles.map(([, url]) => url).join(', '))).toEqual(
      profiles.map(([name, url]) => ({ name, url })),
    )
  })

  it.each([
    ['instagram', 'is not an address with https://'],
    ['http://instagram.com/trip', 'is not an address with https://'],
    ['javascript:alert(1)', 'is not an address with https://'],
    ['https://instagram.com', 'names no profile'],
    ['https://me:secret@instagram.com/trip', 'holds a name or a password'],
    ['https://notinstagram.com/trip', 'is no profile of Instagram'],
    ['https://instagram.com.example/trip', 'is no profile of Instagram'],
    ['https://x.com/trip,https://x.com/trip', 'a link is there twice'],
    [Array.from({ length: 13 }, (_, n) => `https://x.com/t${n}`).join(), 'more than 12 links'],
  ])('stop the start with a sentence: %s', (text, sentence) => {
    expect(() => linksOf(text)).toThrow(/^SOCIAL_LINKS is not usable: /)
    expect(() => linksOf(text)).toThrow(sentence)
  })
})

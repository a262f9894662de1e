import { describe, expect, it } from 'vitest'
import { namesText, newsFor, type TripEvent } from './news.rules.ts'

const ANA = { id: 'ana', name: 'Ana' }
const BEN = { id: 'ben', name: 'Ben' }
const event = (kind: TripEvent['kind'], author: TripEvent['author'], minute = 0): TripEvent => ({
  kind,
  author,
  at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
})
const news = (who: string, events: TripEvent[], since: Date | null = null) =>
  newsFor(who, since, events, 'somebody')

describe('the news of a trip', () => {
  it('are who joined and who changed it, each named once, and nothing of one’s own', () => {
    const events = [
      event('made', ANA),
      event('joined', BEN),
      event('changed', BEN),
      event('restored', BEN),
      event('changed', ANA),
    ]
    expect(news('ana', events)).toEqual({ joined: ['Ben'], changed: ['Ben'] })
    expect(news('ben', events)).toEqual({ joined: [], changed: ['Ana'] })
    expect(news('kim', events)).toEqual({ joined: ['Ben'], changed: ['Ben', 'Ana'] })
  })

  it.each([['made'], ['left'], ['removed'], ['role']] as const)('%s is none', (kind) => {
    expect(news('ana', [event(kind, BEN)])).toBeNull()
  })

  it('begin with the moment when one joined', () => {
    const events = [event('changed', ANA, 1), event('changed', BEN, 3)]
    expect(news('kim', events, events[1]?.at)).toEqual({ joined: [], changed: ['Ben'] })
    expect(news('kim', events, new Date(Date.UTC(2026, 4, 1, 11)))).toBeNull()
  })

  it('name somebody whose account is deleted, or who has no name, by a word', () => {
    expect(news('ana', [event('changed', null), event('changed', { id: 'x', name: '' })])).toEqual({
      joined: [],
      changed: ['somebody', 'somebody'],
    })
  })

  it('name three people at most', () => {
    expect(namesText(['A', 'B', 'C'], 'others')).toBe('A, B, C')
    expect(namesText(['A', 'B', 'C', 'D'], 'others')).toBe('A, B, others')
  })
})

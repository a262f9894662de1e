import { describe, expect, it } from 'vitest'
import { gotRole, type HistoryEvent, namesText, newsFor } from './news.rules.ts'

const ANA = { id: 'ana', name: 'Ana' }
const BEN = { id: 'ben', name: 'Ben' }
const KIM = { id: 'kim', name: 'Kim' }
const event = (
  kind: HistoryEvent['kind'],
  author: HistoryEvent['author'],
  more: Partial<HistoryEvent> = {},
): HistoryEvent => ({
  kind,
  author,
  at: new Date('2026-05-01T10:00:00Z'),
  subjectId: null,
  mentioned: [],
  hasBooking: false,
  isQuiet: false,
  ...more,
})
const allNews = (who: string, events: HistoryEvent[], since: Date | null = null, off: string[] = []) =>
  newsFor({ id: who, since, wants: (kind) => !off.includes(kind) }, events, 'somebody').map(
    ({ kind, names }) => ({ kind, names }),
  )
const news = (who: string, events: HistoryEvent[], since: Date | null = null, off: string[] = []) => {
  const [told, ...more] = allNews(who, events, since, off)
  expect(more).toEqual([])
  return told ?? null
}

describe('the news of a trip', () => {
  it('are one thing to tell, with each person named once, and nothing of one’s own', () => {
    const events = [
      event('made', ANA),
      event('joined', BEN),
      event('changed', BEN),
      event('restored', BEN),
      event('changed', ANA),
    ]
    expect(news('ana', events)).toEqual({ kind: 'trip-news', names: ['Ben'] })
    expect(news('ben', events)).toEqual({ kind: 'trip-changed', names: ['Ana'] })
    expect(news('kim', events)).toEqual({ kind: 'trip-news', names: ['Ben', 'Ana'] })
    expect(news('kim', events.slice(0, 2))).toEqual({ kind: 'trip-joined', names: ['Ben'] })
    expect(news('kim', [event('commented', BEN)])).toEqual({ kind: 'trip-commented', names: ['Ben'] })
  })

  it('are a mention first, to those who are mentioned, and all else beside it', () => {
    const events = [
      event('joined', ANA),
      event('changed', ANA),
      event('commented', BEN, { mentioned: ['kim'] }),
    ]
    expect(allNews('kim', events)).toEqual([
      { kind: 'trip-mentioned', names: ['Ben'] },
      { kind: 'trip-news', names: ['Ana'] },
    ])
    expect(news('eve', events)).toEqual({ kind: 'trip-news', names: ['Ana', 'Ben'] })
  })

  it('are of a booking where one was added or changed, and leave out what somebody does not want', () => {
    const events = [event('changed', BEN, { hasBooking: true }), event('joined', KIM)]
    expect(news('ana', events.slice(0, 1))).toEqual({ kind: 'trip-booked', names: ['Ben'] })
    expect(news('ana', events)).toEqual({ kind: 'trip-news', names: ['Ben', 'Kim'] })
    expect(news('ana', events, null, ['trip-booked'])).toEqual({ kind: 'trip-joined', names: ['Kim'] })
    expect(news('ana', events, null, ['trip-booked', 'trip-joined'])).toBeNull()
    const mention = event('commented', BEN, { mentioned: ['ana'] })
    expect(news('ana', [mention], null, ['trip-commented'])).toBeNull()
  })

  it.each([['made'], ['left'], ['removed'], ['role']] as const)('%s is none', (kind) => {
    expect(news('ana', [event(kind, BEN)])).toBeNull()
  })

  it('are not what somebody only marked as done, skipped or packed', () => {
    expect(news('ana', [event('changed', BEN, { isQuiet: true })])).toBeNull()
    expect(news('ana', [event('joined', BEN, { isQuiet: true })])?.kind).toBe('trip-joined')
  })

  it('begin with the moment when one joined', () => {
    const later = new Date('2026-05-01T10:03:00Z')
    const events = [event('changed', ANA), event('changed', BEN, { at: later })]
    expect(news('kim', events, later)).toEqual({ kind: 'trip-changed', names: ['Ben'] })
    expect(news('kim', events, new Date('2026-05-01T11:00:00Z'))).toBeNull()
  })

  it('name somebody whose account is deleted, or who has no name, by a word', () => {
    const events = [event('changed', null), event('changed', { id: 'x', name: '' })]
    expect(news('ana', events)?.names).toEqual(['somebody', 'somebody'])
  })

  it('are a role that somebody got from another person since they are in the trip', () => {
    const given = event('role', ANA, { subjectId: 'ben' })
    expect(gotRole({ id: 'ben', since: new Date('2026-05-01T09:00:00Z') }, [given])).toBe(true)
    expect(gotRole({ id: 'ben', since: new Date('2026-05-01T11:00:00Z') }, [given])).toBe(false)
    expect(gotRole({ id: 'kim', since: null }, [given])).toBe(false)
    const gone = event('removed', ANA, { subjectId: 'ben' })
    expect(gotRole({ id: 'ben', since: null }, [gone])).toBe(false)
  })

  it('name three people at most', () => {
    expect(namesText(['A', 'B'], 'others')).toBe('A and B')
    expect(namesText(['A', 'B', 'C'], 'others')).toBe('A, B, and C')
    expect(namesText(['A', 'B', 'C', 'D'], 'others')).toBe('A, B, and others')
  })
})

import { describe, expect, it } from 'vitest'
import {
  actionsOfPost,
  actOnPost,
  NEW_STANDING,
  type PostAction,
  type PostActor,
  type PostStanding,
  standingAt,
  stateOfPost,
  withNewText,
} from './standing.rules.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const LATER = new Date('2026-05-03T08:00:00Z')
const other: PostActor = { revision: 1, isWriter: false, mayPublishAlone: false }
const writer: PostActor = { ...other, isWriter: true }
const owner: PostActor = { ...writer, mayPublishAlone: true }

const after = (from: PostStanding, ...acts: [PostAction, PostActor, Date?][]): PostStanding =>
  acts.reduce((standing, [act, actor, at]) => {
    const done = actOnPost(standing, act, actor, { now: NOW, at: at ?? null })
    if (!done.ok) throw new Error(`${act}: ${done.code}`)
    return done.value
  }, from)
const refusal = (from: PostStanding, act: PostAction, actor: PostActor) => {
  const done = actOnPost(from, act, actor, { now: NOW, at: null })
  return done.ok ? null : done.code
}

describe('a post', () => {
  const inReview = after(NEW_STANDING, ['submit', writer])
  const shown = after(inReview, ['publish', other])

  it('goes from a draft through the eyes of another person onto the site, and off it', () => {
    expect(stateOfPost(NEW_STANDING)).toBe('draft')
    expect(stateOfPost(inReview)).toBe('review')
    expect(stateOfPost(shown)).toBe('published')
    expect(shown).toMatchObject({ live: { revision: 1, updated: '2026-05-01' }, firstOn: '2026-05-01' })
    expect(stateOfPost(after(shown, ['withdraw', other]))).toBe('withdrawn')
  })

  it('is not published by who wrote it, nor unread, but by admin and owner', () => {
    expect(refusal(inReview, 'publish', writer)).toBe('not-allowed')
    expect(refusal(NEW_STANDING, 'publish', other)).toBe('not-allowed')
    expect(refusal(NEW_STANDING, 'publish', owner)).toBe(null)
  })

  it('stays as it is shown while a newer text is written, and until that was read', () => {
    const changed = withNewText(shown)
    expect(stateOfPost(changed)).toBe('changed')
    expect(changed.live?.revision).toBe(1)
    expect(refusal(changed, 'publish', { ...other, revision: 2 })).toBe('not-allowed')
  })

  it('that changed since it was read is not published', () => {
    expect(refusal(withNewText(inReview), 'publish', other)).toBe('conflict')
    expect(withNewText(inReview).stage).toBe('draft')
  })

  it('is shown from the instant for which it was scheduled, on that day', () => {
    const scheduled = after(inReview, ['publish', other, LATER])
    expect(stateOfPost(scheduled)).toBe('scheduled')
    expect(standingAt(scheduled, new Date(LATER.getTime() - 1)).live).toBe(null)
    expect(standingAt(scheduled, LATER)).toMatchObject({
      live: { revision: 1, updated: '2026-05-03' },
      next: null,
      firstOn: '2026-05-03',
    })
  })

  it('keeps its schedule while a newer text is written', () => {
    const scheduled = withNewText(after(inReview, ['publish', other, LATER]))
    expect(standingAt(scheduled, LATER).live?.revision).toBe(1)
    expect(stateOfPost(standingAt(scheduled, LATER))).toBe('changed')
  })

  it('that was taken off the schedule or the site is read again before it is published', () => {
    const scheduled = after(inReview, ['publish', other, LATER])
    for (const back of [after(scheduled, ['unschedule', writer]), after(shown, ['withdraw', writer])]) {
      expect(back.stage).toBe('draft')
      expect(refusal(back, 'publish', other)).toBe('not-allowed')
    }
  })

  it('keeps the day of its first publication', () => {
    const again = after(
      { ...shown, firstOn: '2025-01-01' },
      ['withdraw', other],
      ['submit', writer],
      ['publish', other],
    )
    expect(again).toMatchObject({ firstOn: '2025-01-01', live: { updated: '2026-05-01' } })
  })

  it('offers the actions that fit, and refuses the others', () => {
    expect(actionsOfPost(NEW_STANDING)).toEqual(['submit', 'publish'])
    expect(actionsOfPost(inReview)).toEqual(['return', 'publish'])
    expect(actionsOfPost(shown)).toEqual(['withdraw'])
    for (const act of ['return', 'unschedule', 'withdraw'] as const)
      expect(refusal(NEW_STANDING, act, { ...other, mayPublishAlone: true })).toBe('conflict')
  })
})

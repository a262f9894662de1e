import { describe, expect, it } from 'vitest'
import { INITIAL_ROWS, nextStableRows } from './stable-rows.state.ts'

const plan = (...ids: string[]) => ids.map((id, i) => ({ id, mark: `${9 + i}:00` }))
const keys = (rows: ReturnType<typeof nextStableRows>) => [...rows.keys.values()]

describe('rows of a day while better plans come', () => {
  const first = nextStableRows(INITIAL_ROWS, plan('forum', 'pantheon', 'trevi'), true)

  it('stay as long as everything above them stays', () => {
    const next = nextStableRows(first, plan('forum', 'navona', 'trevi'), true)
    expect(keys(next)[0]).toBe(keys(first)[0])
    expect(keys(next)[1]).not.toBe(keys(first)[1])
    expect(keys(next)[2]).not.toBe(keys(first)[2])
  })

  it('give way when the time of one above them changes', () => {
    const [forum, ...rest] = plan('forum', 'pantheon', 'trevi')
    const next = nextStableRows(first, [{ id: 'forum', mark: `${forum?.mark} and longer` }, ...rest], true)
    expect(keys(next).filter((key) => keys(first).includes(key))).toEqual([])
  })

  it('are the same object when nothing changed, so that drawing comes to an end', () => {
    expect(nextStableRows(first, plan('forum', 'pantheon', 'trevi'), true)).toBe(first)
  })

  it('take on the last plan when the search is over, and keep what stays', () => {
    const last = nextStableRows(first, plan('forum', 'pantheon'), false)
    expect(last.isSettling).toBe(false)
    expect(keys(last)).toEqual(keys(first).slice(0, 2))
  })
})

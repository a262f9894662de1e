import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advanceQueue,
  dismissOverlay,
  EMPTY_QUEUE,
  type Moments,
  OVERLAYS,
  type Overlay,
  wakesAt,
} from './overlay-queue.state.ts'

const NONE: Moments = { splash: null, update: null, cookie: null, install: null, email: null }

/** Times at which each overlay is shown, when each stays for the given time and nothing else happens. */
function run(moments: Moments, stay: (overlay: Overlay) => number) {
  const periods: { overlay: Overlay; from: number; to: number }[] = []
  let queue = EMPTY_QUEUE
  let now = 0
  for (let turn = 0; turn < 100; turn++) {
    queue = advanceQueue(queue, moments, now)
    if (queue.current === null) {
      const next = wakesAt(queue, moments, now)
      if (next === null) return periods
      expect(next, 'a wake-up that is not in the past').toBeGreaterThan(now)
      now = next
      continue
    }
    const overlay = queue.current
    periods.push({ overlay, from: now, to: now + stay(overlay) })
    now += stay(overlay)
    queue = dismissOverlay(queue, overlay)
  }
  throw new Error('the queue never comes to an end')
}

const moment = fc.option(fc.oneof(fc.integer({ min: -5000, max: 60_000 }), fc.nat(3000)))
const anyMoments = fc.record({
  splash: moment,
  update: moment,
  cookie: moment,
  install: moment,
  email: moment,
})
const anyStay = fc.record(
  Object.fromEntries(OVERLAYS.map((overlay) => [overlay, fc.nat(40_000)])) as Record<
    Overlay,
    fc.Arbitrary<number>
  >,
)

describe('the queue of overlays', () => {
  it('has its order: splash, update, cookie, install, e-mail', () => {
    const all = { splash: 0, update: 0, cookie: 0, install: 0, email: 0 }
    expect(run(all, () => 5).map(({ overlay, from }) => [overlay, from])).toEqual([
      ['splash', 0],
      ['update', 5],
      ['cookie', 10],
      ['install', 15],
      ['email', 20],
    ])
  })

  it('keeps the times of the specification while nothing is in the way', () => {
    const moments = { ...NONE, cookie: 1000, install: 10_000, email: 30_000 }
    expect(run(moments, () => 100).map(({ from }) => from)).toEqual([1000, 10_000, 30_000])
  })

  it('begins the next when the last is gone, however long that took', () => {
    const moments = { splash: 0, update: null, cookie: 1000, install: 10_000, email: 30_000 }
    const stay = (overlay: Overlay) => (overlay === 'splash' ? 10_500 : 40_000)
    expect(run(moments, stay).map(({ overlay, from }) => [overlay, from])).toEqual([
      ['splash', 0],
      ['cookie', 10_500],
      ['install', 50_500],
      ['email', 90_500],
    ])
  })

  it('lets a reminder of long ago wait the second until the cookie notice', () => {
    const moments = { ...NONE, cookie: 1000, install: -86_400_000 }
    expect(run(moments, () => 7).map(({ overlay }) => overlay)).toEqual(['cookie', 'install'])
  })

  it('never lets one wait for something that is days away', () => {
    const moments = { ...NONE, install: 172_800_000, email: 30_000 }
    expect(run(moments, () => 7)[0]).toEqual({ overlay: 'email', from: 30_000, to: 30_007 })
  })

  it('shows each once, alone, never before its moment, and all of them in the end', () => {
    fc.assert(
      fc.property(anyMoments, anyStay, (moments, stays) => {
        const periods = run(moments, (overlay) => stays[overlay])
        const scheduled = OVERLAYS.filter((overlay) => moments[overlay] !== null)
        expect(periods.map(({ overlay }) => overlay).toSorted()).toEqual(scheduled.toSorted())
        for (const [index, { overlay, from }] of periods.entries()) {
          expect(from).toBeGreaterThanOrEqual(moments[overlay] ?? 0)
          expect(from).toBeGreaterThanOrEqual(periods[index - 1]?.to ?? 0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('shows the earlier in the order of two that are due together, whatever else happens', () => {
    fc.assert(
      fc.property(anyMoments, fc.nat(60_000), (moments, now) => {
        const { current } = advanceQueue(EMPTY_QUEUE, moments, now)
        if (current === null) return
        for (const before of OVERLAYS.slice(0, OVERLAYS.indexOf(current)))
          expect(moments[before] === null || moments[before] > now + 1000).toBe(true)
      }),
    )
  })

  it('keeps what is shown when something more urgent turns up, and when its own moment is withdrawn', () => {
    const queue = advanceQueue(EMPTY_QUEUE, { ...NONE, email: 0 }, 0)
    expect(advanceQueue(queue, { ...NONE, update: 0 }, 1)).toBe(queue)
    expect(dismissOverlay(queue, 'update')).toBe(queue)
  })
})

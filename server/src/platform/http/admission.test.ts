import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { makeFakeLog } from '../log/log.fake.ts'
import { makeAdmission, withSlotReleased } from './admission.ts'

const flush = async () => {
  for (let i = 0; i < 20; i++) await nextRound()
}

/** Calls that the test completes by hand, and the order in which they began. */
function makeCalls(terms: Partial<Parameters<typeof makeAdmission>[0]> = {}) {
  const log = makeFakeLog()
  const admission = makeAdmission({ atOnce: 4, log, ...terms })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const refused: { name: string; retryAfter: unknown }[] = []
  const come = (client: string, name: string, work = async () => {}) => {
    admission
      .run(client, async () => {
        begun.push(name)
        await work()
        await new Promise<void>((resolve) => ends.set(name, resolve))
      })
      .catch((error) => refused.push({ name, retryAfter: error.details.retryAfter }))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await flush()
  }
  return { log, begun, refused, come, end }
}

describe('calls', () => {
  it('of one client take half of the places, so that another is worked on at once', async () => {
    const { come, begun } = makeCalls()
    for (let i = 0; i < 50; i++) come('loud', `loud ${i}`)
    come('quiet', 'quiet 0')
    await flush()
    expect(begun).toEqual(['loud 0', 'quiet 0', 'loud 1'])
  })

  it('go round the clients, one each', async () => {
    const { come, begun, end } = makeCalls({ atOnce: 1 })
    for (const name of ['a 0', 'a 1', 'a 2', 'b 0', 'b 1', 'c 0']) come(name.slice(0, 1), name)
    await flush()
    for (const name of ['a 0', 'b 0', 'c 0', 'a 1', 'b 1']) await end(name)
    expect(begun).toEqual(['a 0', 'b 0', 'c 0', 'a 1', 'b 1', 'a 2'])
  })

  it('that find the line full take the place of the newest of who waits with the most; others are refused', async () => {
    const { come, begun, refused, end } = makeCalls({ atOnce: 1, maxWaiting: 3 })
    come('loud', 'loud 0')
    await flush()
    for (let i = 1; i < 5; i++) come('loud', `loud ${i}`)
    come('quiet', 'quiet 0')
    await flush()
    expect(refused.map(({ name }) => name)).toEqual(['loud 4', 'loud 3'])
    await end('loud 0')
    await end('loud 1')
    expect(begun).toEqual(['loud 0', 'loud 1', 'quiet 0'])
  })

  it('that would wait too long by the pace of the last turns are refused at once, with the seconds to wait', async () => {
    let time = 0
    const { come, refused, end, log } = makeCalls({ atOnce: 1, maxWaitMs: 5000, now: () => time })
    for (let i = 0; i < 5; i++) come('a', `a ${i}`)
    await flush()
    for (const name of ['a 0', 'a 1', 'a 2']) {
      time += 2000
      await end(name)
    }
    for (let i = 5; i < 9; i++) come('a', `a ${i}`)
    await flush()
    // One call waits, so a second would start after four seconds and a third after six.
    expect(refused).toEqual(['a 6', 'a 7', 'a 8'].map((name) => ({ name, retryAfter: 6 })))
    expect(log.lines).toHaveLength(1)
    // Another client's call waits for one turn only.
    come('b', 'b 0')
    await flush()
    expect(refused).toHaveLength(3)
  })

  it('that waited too long all the same are refused then', async () => {
    const { come, refused } = makeCalls({ atOnce: 1, maxWaitMs: 20 })
    come('a', 'a 0')
    come('a', 'a 1')
    while (refused.length === 0) await pause(5)
    expect(refused).toEqual([{ name: 'a 1', retryAfter: 1 }])
  })

  it('that wait for other work than ours release their place, and return ahead of new ones', async () => {
    const { come, begun, end } = makeCalls({ atOnce: 1 })
    let arrive = () => {}
    const body = new Promise<void>((resolve) => {
      arrive = resolve
    })
    come('a', 'upload', () => withSlotReleased(() => body).then(() => void begun.push('upload goes on')))
    for (const name of ['b 0', 'b 1']) come('b', name)
    await flush()
    expect(begun).toEqual(['upload', 'b 0'])
    arrive()
    await end('b 0')
    expect(begun).toEqual(['upload', 'b 0', 'upload goes on'])
    await end('upload')
    expect(begun).toEqual(['upload', 'b 0', 'upload goes on', 'b 1'])
  })

  it('that fail free their place as well', async () => {
    const admission = makeAdmission({ atOnce: 1, log: makeFakeLog() })
    for (let i = 0; i < 3; i++)
      await expect(admission.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await admission.run('a', async () => 'answered')).toBe('answered')
  })

  it('let the event loop turn between them, even when they never wait for anything', async () => {
    const admission = makeAdmission({ atOnce: 8, log: makeFakeLog() })
    let isOver = false
    let done = 0
    const all = Promise.all(
      Array.from({ length: 100 }, () =>
        admission.run('a', async () => {
          done += 1
        }),
      ),
    ).then(() => {
      isOver = true
    })
    const seen: number[] = []
    while (!isOver) {
      await nextRound()
      seen.push(done)
    }
    await all
    expect(seen.length).toBeGreaterThanOrEqual(100)
  })
})

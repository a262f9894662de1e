import { expect, it } from 'vitest'
import { consumeAddressLimit, consumeCallerLimit } from './caller-limit.ts'
import type { RateLimit } from './rate-limit.port.ts'

const LIMIT: RateLimit = { name: 'tries', points: 240, seconds: 3600 }

/** The keys of the points taken, at a scale of RATE_LIMIT_IP_SCALE. */
function platformOf(addressLimitScale: number) {
  const taken: [points: number, key: string][] = []
  const limits = {
    async take({ points }: RateLimit, key: string) {
      taken.push([points, key])
      return { ok: true, left: points } as const
    },
    forget: async () => undefined,
  }
  return { taken, platform: { limits, config: { addressLimitScale } } as never }
}

it.each([
  [1, 240],
  [1000, 240_000],
  [0.0001, 1],
])('a scale of %d lets an address do it %d times', async (scale, points) => {
  const { taken, platform } = platformOf(scale)
  await consumeAddressLimit(platform, LIMIT, '2001:db8::1')
  expect(taken).toEqual([[points, '2001:db8:0:0::/64']])
})

it('an account may do as much as ever, wherever it is', async () => {
  const { taken, platform } = platformOf(1000)
  await consumeCallerLimit({ platform, person: { id: 'ada' }, address: '203.0.113.7' } as never, LIMIT)
  await consumeCallerLimit({ platform, person: null, address: '203.0.113.7' } as never, LIMIT)
  expect(taken).toEqual([
    [240, 'ada'],
    [240_000, '203.0.113.7'],
  ])
})

import { expect, it, vi } from 'vitest'
import { loadStreetLines } from './street-lines.state.ts'

const asked: object[] = []
vi.mock(import('#platform/fact-cache.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  fetchFact: vi.fn(async (_key: string, _contract: unknown, input: { from: string; to: string }) => {
    asked.push(input)
    if (input.to.startsWith('0')) return null
    const basis = input.to.startsWith('1') ? 'estimate' : 'streets'
    return {
      basis,
      geometry: {
        coordinates: [
          [12.5, 41.9],
          [12.6, 41.95],
        ],
      },
    }
  }) as never,
}))

const way = (id: string, lat: number) => ({ id, from: { lat: 41.9, lon: 12.5 }, to: { lat, lon: 12.6 } })

it('gives the line of each way along streets, and none where only an estimate or nothing comes', async () => {
  const lines = new Map<string, object[]>()
  const { signal } = new AbortController()
  const ways = [way('streets', 41.95), way('estimate', 1), way('nothing', 0)]
  await loadStreetLines(ways, true, { onLine: (id, line) => lines.set(id, line), signal })
  expect([...lines]).toEqual([
    [
      'streets',
      [
        { lat: 41.9, lon: 12.5 },
        { lat: 41.95, lon: 12.6 },
      ],
    ],
  ])
  expect(asked[0]).toEqual({ from: '41.90000,12.50000', to: '41.95000,12.60000', stepFree: 'true' })
})

it('asks for no more when the map shows something else', async () => {
  asked.length = 0
  const ended = new AbortController()
  const lines: string[] = []
  const ways = ['a', 'b', 'c', 'd'].map((id) => way(id, 41.95))
  await loadStreetLines(ways, false, {
    onLine: (id) => {
      lines.push(id)
      ended.abort()
    },
    signal: ended.signal,
  })
  expect(lines).toEqual(['a'])
  expect(asked).toHaveLength(2)
})

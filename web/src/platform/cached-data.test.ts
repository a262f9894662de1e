import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { clearPersonalData, readCachedData, writeCachedData } from './cached-data.ts'

const rates = z.object({ EUR: z.number() })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.resetModules()
})

it('gives back what was remembered, with its age, also after its time', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  await writeCachedData(null, 'rates', { EUR: 1 })
  expect(await readCachedData(null, 'rates', rates)).toEqual({
    data: { EUR: 1 },
    timestamp: 1000,
    isFresh: true,
  })
  vi.spyOn(Date, 'now').mockReturnValue(1000 + 60 * 60 * 1000)
  expect(await readCachedData(null, 'rates', rates)).toMatchObject({ timestamp: 1000, isFresh: false })
})

it('gives nothing when nothing is there, or of another shape', async () => {
  await writeCachedData(null, 'rates', { EUR: 'much' })
  expect(await readCachedData(null, 'rates', rates)).toBeNull()
  expect(await readCachedData('ann', 'rates', rates)).toBeNull()
})

it('keeps persons apart, and forgets them but not the public facts', async () => {
  for (const owner of ['ann', 'bob', null])
    await writeCachedData(owner, 'rates', { EUR: owner === 'bob' ? 2 : 1 })
  expect((await readCachedData('bob', 'rates', rates))?.data).toEqual({ EUR: 2 })
  await clearPersonalData()
  expect(await readCachedData('ann', 'rates', rates)).toBeNull()
  expect((await readCachedData(null, 'rates', rates))?.data).toEqual({ EUR: 1 })
})

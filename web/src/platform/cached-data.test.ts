import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { forgetPersonalData, recallData, rememberData } from './cached-data.ts'

const rates = z.object({ EUR: z.number() })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.resetModules()
})

it('gives back what was remembered, with its age, also after its time', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  await rememberData(null, 'rates', { EUR: 1 })
  expect(await recallData(null, 'rates', rates)).toEqual({ data: { EUR: 1 }, timestamp: 1000, isFresh: true })
  vi.spyOn(Date, 'now').mockReturnValue(1000 + 60 * 60 * 1000)
  expect(await recallData(null, 'rates', rates)).toMatchObject({ timestamp: 1000, isFresh: false })
})

it('gives nothing when nothing is there, or of another shape', async () => {
  await rememberData(null, 'rates', { EUR: 'much' })
  expect(await recallData(null, 'rates', rates)).toBeNull()
  expect(await recallData('ann', 'rates', rates)).toBeNull()
})

it('keeps persons apart, and forgets them but not the public facts', async () => {
  for (const owner of ['ann', 'bob', null])
    await rememberData(owner, 'rates', { EUR: owner === 'bob' ? 2 : 1 })
  expect((await recallData('bob', 'rates', rates))?.data).toEqual({ EUR: 2 })
  await forgetPersonalData()
  expect(await recallData('ann', 'rates', rates)).toBeNull()
  expect((await recallData(null, 'rates', rates))?.data).toEqual({ EUR: 1 })
})

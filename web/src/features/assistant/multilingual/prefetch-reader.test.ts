import { fetchLanguages } from '@tripwright/domain/assistant/multilingual'
import { expect, it, vi } from 'vitest'
import { prefetchReader } from './prefetch-reader.state.ts'

vi.mock(import('@tripwright/domain/assistant/multilingual'), async (importOriginal) => ({
  ...(await importOriginal()),
  fetchLanguages: vi.fn(async () => undefined),
}))

it.each([
  [['en-US'], ['en']],
  [
    ['de-AT', 'en'],
    ['en', 'de'],
  ],
  [['no'], ['en', 'nb']],
  [['zh-HK'], ['en', 'yue']],
])('a person whose browser speaks %j needs the reader of %j', async (tags, languages) => {
  const spoken = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  await prefetchReader()
  spoken.mockRestore()
  expect(vi.mocked(fetchLanguages).mock.lastCall).toEqual([languages])
})

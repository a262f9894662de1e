import { expect, it, vi } from 'vitest'
import { followThemeInBar } from './status-bar.ts'

it('has the status bar follow the theme of the page, and goes on where the device refuses', async () => {
  const root = document.createElement('html')
  root.dataset.theme = 'dark'
  const suit = vi.fn((_: string) => Promise.reject(new Error('no bar')))
  followThemeInBar(root, { suit })
  expect(suit.mock.calls).toEqual([['dark']])
  root.dataset.theme = 'light'
  await vi.waitFor(() => expect(suit.mock.calls.at(-1)).toEqual(['light']))
  delete root.dataset.theme
  await vi.waitFor(() => expect(suit.mock.calls.at(-1)).toEqual(['system']))
  root.dataset.other = 'x'
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(suit).toHaveBeenCalledTimes(3)
})

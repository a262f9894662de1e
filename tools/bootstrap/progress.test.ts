import { expect, test } from 'vitest'
import { inSeconds, makeProgress } from './progress.mjs'

function makeScreen(isTTY: boolean) {
  const screen = { isTTY, columns: 20, text: '', write: (text: string) => (screen.text += text) }
  return screen
}

test('on a terminal one line is rewritten and never wraps', () => {
  const screen = makeScreen(true)
  let now = 0
  const progress = makeProgress(screen, () => now)
  progress.update('1 of 2')
  now = 150
  progress.update('2 of 2 and a good deal more')
  progress.finish('done')
  expect(screen.text).toBe('\r\x1b[2K1 of 2\r\x1b[2K2 of 2 and a good d\r\x1b[2Kdone\n')
})

test('elsewhere plain lines are printed occasionally, without rewriting', () => {
  const screen = makeScreen(false)
  let now = 0
  const progress = makeProgress(screen, () => now)
  for (; now < 20_000; now += 1000) progress.update(`${now / 1000} of 20`)
  progress.finish('done')
  expect(screen.text).toBe('0 of 20\n15 of 20\ndone\n')
})

test.each([
  [420, '0.4 s'],
  [9_960, '10 s'],
  [119_000, '119 s'],
  [185_000, '3 min 5 s'],
])('%i ms are formatted as %s', (milliseconds, text) => {
  expect(inSeconds(milliseconds)).toBe(text)
})

import { expect, test } from 'vitest'
import { withFiguresTable } from './figures-table.ts'

const README =
  'Before\n<!-- figures: written by `npm run check` from bench/baselines -->\nold\n<!-- end of figures -->\nAfter\n'

test('the figures of the README are those of the committed baselines, between its marks', () => {
  const text = withFiguresTable(README)
  expect(text.startsWith('Before\n<!-- figures')).toBe(true)
  expect(text.endsWith('<!-- end of figures -->\nAfter\n')).toBe(true)
  expect(text).not.toContain('old')
  expect(text).toMatch(/\| warm start to the first answer \| \d+ ms on PostgreSQL, \d+ ms embedded \| .+ \|/)
  expect(withFiguresTable(text)).toBe(text)
})

test('a figure that a bench no longer prints is named, and so are lost marks', () => {
  const machine = { cpu: 'any' }
  expect(() => withFiguresTable(README, () => ({ machine, figures: {} }))).toThrow(
    'bench/baselines/page.json has no "document" of "/ on the wire"',
  )
  expect(() => withFiguresTable('Before')).toThrow('marks')
})

import { expect, it } from 'vitest'
import { decodeModel, featuresOf, likelihoods } from './request-model.rules.ts'

const BUCKETS = 1000

/** A model in which the word "rain" speaks for the second class. */
function modelOf(word: string) {
  const buckets = featuresOf(word, BUCKETS).sort((a, b) => a - b)
  const bytes: number[] = []
  let last = 0
  for (const bucket of buckets) {
    const step = bucket - last
    bytes.push(...(step > 127 ? [(step & 127) | 128, step >> 7] : [step]), 1, 1, 127)
    last = bucket
  }
  const weights = base64Of(bytes)
  return decodeModel({ classes: 'hotels weather', buckets: BUCKETS, scale: 0.05, bias: [0, 0], weights })
}

it('a model gives each class its share, the likeliest first, together one', () => {
  const read = likelihoods(modelOf('rain'), ' rain ')
  expect(read[0]?.kind).toBe('weather')
  expect(read.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(likelihoods(modelOf('rain'), ' qqqq ')[0]?.share).toBeLessThan(read[0]?.share ?? 0)
  expect(likelihoods(modelOf('rain'), '  ')).toEqual([])
})

it('features of scripts without spaces are those of each run, and a place is a mark', () => {
  expect(featuresOf(' ʭ 明天天气 ', BUCKETS).length).toBeGreaterThan(8)
  expect(featuresOf('', BUCKETS)).toEqual([])
})

/** The domain has no `Buffer`. */
function base64Of(bytes: readonly number[]): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,6}/g) ?? []).map((part) => signs[Number.parseInt(part.padEnd(6, '0'), 2)]).join('')
}

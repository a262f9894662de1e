import { describe, expect, it } from 'vitest'
import { checkPhoto, fitWithin } from './receipt.rules.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const SOUND = { ok: true, value: null }

describe('a photo of a receipt', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n', SOUND],
    ['\xff\xd8\xff\xe0', SOUND],
    ['RIFF1234WEBPVP8 ', SOUND],
    ['\0\0\0\x18ftypheic', SOUND],
    ['%PDF-1.7', { ok: false, code: 'not-a-photo' }],
    ['<svg xmlns=', { ok: false, code: 'not-a-photo' }],
    ['', { ok: false, code: 'not-a-photo' }],
  ])('that begins with %j is %j', (head, expected) => {
    expect(checkPhoto(bytes(head), 1000)).toEqual(expected)
  })

  it('may have 30 MB and no more', () => {
    expect(checkPhoto(bytes('\xff\xd8\xff'), 31_457_280)).toEqual(SOUND)
    expect(checkPhoto(bytes('\xff\xd8\xff'), 31_457_281)).toEqual({ ok: false, code: 'too-large' })
  })

  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 20_000, height: 3 },
      { width: 1600, height: 1 },
    ],
  ])('of %j is kept as %j', (size, expected) => expect(fitWithin(size, 1600)).toEqual(expected))
})

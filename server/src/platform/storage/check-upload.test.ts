import { describe, expect, it } from 'vitest'
import { checkUpload } from './check-upload.ts'
import { sniffType } from './sniff-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('the type of a file', () => {
  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['image/jpeg', '\xff\xd8\xff\xdb'],
    ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['image/webp', 'RIFF\x24\0\0\0WEBPVP8X'],
    ['image/gif', 'GIF89a\x01\0'],
    ['image/gif', 'GIF87a\x01\0'],
    ['application/pdf', '%PDF-1.7\n'],
  ])('is %s by its first bytes', (type, head) => {
    expect(sniffType(bytes(head))).toBe(type)
  })

  it.each([
    ['a page that could run a script', '<!doctype html><script>'],
    ['a picture that could run a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()">'],
    ['a sound that also begins with RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
    ['half of a signature', '\x89PNG'],
    ['a PDF after something else', '<html>%PDF-1.7'],
    ['a program', '\x7fELF'],
    ['nothing', ''],
  ])('is unknown for %s', (_, head) => {
    expect(sniffType(bytes(head))).toBeNull()
  })
})

describe('an upload', () => {
  const wanted = { maxBytes: 12, types: ['image/gif'] } as const

  it('is taken with the type of its bytes, up to the last allowed byte', () => {
    expect(checkUpload(bytes('GIF89a'.padEnd(12, '\0')), wanted)).toEqual({ ok: true, type: 'image/gif' })
  })

  it('is refused when it is too large, or another type than those asked for', () => {
    expect(checkUpload(bytes('GIF89a'.padEnd(13, '\0')), wanted)).toEqual({ ok: false, code: 'too-large' })
    expect(checkUpload(bytes('%PDF-1.7'), wanted)).toEqual({ ok: false, code: 'wrong-type' })
    expect(checkUpload(bytes('plain text'), wanted)).toEqual({ ok: false, code: 'wrong-type' })
  })
})

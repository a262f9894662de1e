import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFile, cleanThumbnail, FILE_KINDS } from './clean-file.rules.ts'
import { fileName } from './file-name.rules.ts'
import { textAt } from './file-types.rules.ts'
import { packUpload, unpackUpload } from './file-upload.rules.ts'
import { concat, exif, PICTURES, segment } from './picture-samples.data.ts'
import { crc32 } from './png.rules.ts'

const { jpeg, png, webp } = PICTURES
const all = Object.entries(PICTURES)
const text = (bytes: Uint8Array) => textAt(bytes, 0, bytes.length)
const clean = (bytes: Uint8Array) => {
  const result = cleanFile(bytes, 'attachment')
  return result.ok ? result.value.bytes : result.code
}
const uint32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
const pngChunk = (name: string, data: Uint8Array) =>
  concat(uint32(data.length), name, data, uint32(crc32(concat(name, data))))
const afterHeader = (chunk: Uint8Array) => concat(png.subarray(0, 33), chunk, png.subarray(33))
/** The WebP with an extended header and more chunks behind the picture. */
const extended = (...chunks: Uint8Array[]) => {
  const header = concat('VP8X', [10, 0, 0, 0, 0x0c, 0, 0, 0, 11, 0, 0, 7, 0, 0])
  const body = concat('WEBP', header, webp.subarray(12), ...chunks)
  return concat('RIFF', uint32(body.length).reverse(), body)
}
const riffChunk = (name: string, data: Uint8Array) =>
  concat(name, uint32(data.length).reverse(), data, new Uint8Array(data.length % 2))

describe('a picture that holds nothing but itself', () => {
  it.each(all)('is kept byte for byte: %s', (_, bytes) => {
    expect(cleanFile(bytes, 'photo')).toMatchObject({ ok: true, value: { width: 12, height: 8 } })
    expect(clean(bytes)).toEqual(bytes)
  })
})

describe('what a camera or a program wrote', () => {
  const secret = 'GPS 48.2082 N 16.3738 E'
  const xmp = concat('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>48.2082</x:xmpmeta>')

  it('is gone from a JPEG, and its pixels are the same bytes', () => {
    const parts = [
      segment(0xe1, concat('Exif\0\0', exif(1))),
      segment(0xe1, xmp),
      segment(0xed, concat('Photoshop 3.0\0IPTC')),
      segment(0xfe, concat('made by Ann')),
      segment(0xe2, concat('MPF\0', exif(1))),
    ]
    const loaded = concat(jpeg.subarray(0, 2), ...parts, jpeg.subarray(2))
    expect(text(loaded)).toContain(secret)
    expect(clean(loaded)).toEqual(jpeg)
  })

  it('is gone from a JPEG but for how it is turned, so that it does not lie on its side', () => {
    const cleaned = clean(
      concat(jpeg.subarray(0, 2), segment(0xe1, concat('Exif\0\0', exif(6))), jpeg.subarray(2)),
    )
    const kept = cleaned instanceof Uint8Array ? cleaned : new Uint8Array()
    expect(kept).toHaveLength(jpeg.length + 36)
    expect(text(kept)).not.toContain('GPS')
    // And once more: our own tag is read like a camera’s.
    expect(clean(kept)).toEqual(kept)
  })

  it('keeps the colours: the profile and the transform', () => {
    const profile = segment(0xe2, concat('ICC_PROFILE\0\x01\x01', 'profile'))
    const adobe = segment(0xee, concat('Adobe', [0, 100, 0, 0, 0, 0, 1]))
    const loaded = concat(jpeg.subarray(0, 20), profile, adobe, jpeg.subarray(20))
    expect(clean(loaded)).toEqual(loaded)
  })

  it('is gone from the header of a JPEG: its preview', () => {
    const withPreview = segment(0xe0, concat('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 1, 1], [1, 2, 3]))
    expect(clean(concat(jpeg.subarray(0, 2), withPreview, jpeg.subarray(20)))).toEqual(jpeg)
  })

  it('is gone from a PNG: EXIF, texts, times', () => {
    const chunks = [
      pngChunk('eXIf', exif(1)),
      pngChunk('tEXt', concat('Comment\0', secret)),
      pngChunk('iTXt', concat('XML:com.adobe.xmp\0\0\0\0\0', secret)),
      pngChunk('tIME', Uint8Array.of(7, 230, 1, 1, 1, 1, 1)),
    ]
    expect(clean(afterHeader(concat(...chunks)))).toEqual(png)
  })

  it('is gone from a WebP, with the flags that announce it', () => {
    const cleaned = clean(
      extended(riffChunk('EXIF', exif(1)), riffChunk('XMP ', xmp), riffChunk('abcd', xmp)),
    )
    const bare = extended()
    bare[20] = 0
    expect(cleaned).toEqual(bare)
  })

  it.each(all)('is gone behind the end: pages, scripts and archives, %s', (_, bytes) => {
    for (const tail of ['<script>alert(1)</script>', '<svg onload="alert(1)">', 'PK\x03\x04 zip'])
      expect(clean(concat(bytes, tail))).toEqual(bytes)
  })
})

describe('what is no whole picture', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html><script>1</script>',
    'GIF89a',
    '',
    'BM',
  ])('is refused: %s', (start) => {
    expect(clean(concat(start, new Uint8Array(40)))).toBe('wrong-type')
  })

  it('is refused whatever it is called: a page with the first bytes of a picture', () => {
    for (const head of [[0xff, 0xd8, 0xff], [...png.subarray(0, 8)], [...webp.subarray(0, 16)]])
      expect(clean(concat(head, '<script>alert(1)</script>'.repeat(9)))).toBe('broken')
  })

  it.each(all)('is refused where it was cut off, at any byte: %s', (_, bytes) => {
    for (let length = 0; length < bytes.length; length++)
      expect(['wrong-type', 'broken']).toContain(clean(bytes.subarray(0, length)))
  })

  it('is refused with a sentence of its own where a phone made a HEIC of it', () => {
    expect(clean(concat([0, 0, 0, 24], 'ftypheic', new Uint8Array(60)))).toBe('heic')
  })

  it('is refused where a PNG has a wrong checksum, no pixels, or a chunk that nobody knows and that must be known', () => {
    const changed = png.slice()
    changed[60] = (changed[60] ?? 0) ^ 1
    expect(clean(changed)).toBe('broken')
    expect(clean(afterHeader(pngChunk('ABCD', new Uint8Array())))).toBe('broken')
    expect(clean(concat(png.subarray(0, 33), png.subarray(-12)))).toBe('broken')
  })

  it('is refused where a WebP moves or says two sizes', () => {
    expect(clean(extended(riffChunk('ANMF', new Uint8Array(16))))).toBe('broken')
    const other = extended()
    other[24] = 200
    expect(clean(other)).toBe('broken')
  })

  it('is refused where few bytes would unpack to more pixels than a phone can draw', () => {
    const bomb = png.slice()
    bomb.set(uint32(60_000), 16)
    bomb.set(uint32(60_000), 20)
    bomb.set(uint32(crc32(bomb.subarray(12, 29))), 29)
    expect(clean(bomb)).toBe('too-many-pixels')
  })

  it('is refused where it is too large, and a document where only pictures go', () => {
    expect(cleanFile(new Uint8Array(FILE_KINDS.receipt.maxBytes + 1), 'receipt')).toMatchObject({
      code: 'too-large',
    })
    const pdf = concat('%PDF-1.7\n1 0 obj\n', 'trailer\n%%EOF\n')
    expect(cleanFile(pdf, 'attachment')).toMatchObject({
      ok: true,
      value: { type: 'application/pdf', bytes: pdf },
    })
    expect(cleanFile(pdf, 'receipt')).toMatchObject({ code: 'wrong-type' })
    expect(clean(pdf.subarray(0, 12))).toBe('broken')
  })

  it('is never a thumbnail when it is large', () => {
    expect(cleanThumbnail(jpeg).ok).toBe(true)
    const wide = jpeg.slice()
    const frame = wide.findIndex((byte, at) => byte === 0xff && wide[at + 1] === 0xc0)
    wide[frame + 7] = 2
    expect(cleanThumbnail(wide)).toMatchObject({ code: 'too-many-pixels' })
  })
})

describe('any bytes at all', () => {
  const start = fc.constantFrom('\xff\xd8\xff', text(png.subarray(0, 8)), text(webp.subarray(0, 16)), '')

  it('end in an answer, and what is kept is kept as it is the next time', () => {
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 300 }), (head, rest) => {
        const kept = clean(concat(head, rest))
        if (kept instanceof Uint8Array) expect(clean(kept)).toEqual(kept)
      }),
    )
  })

  it('in place of some of a picture never bring back what was left out', () => {
    const loaded = [
      concat(jpeg.subarray(0, 2), segment(0xe1, concat('Exif\0\0', exif(3))), jpeg.subarray(2), 'GPS'),
      concat(afterHeader(pngChunk('eXIf', exif(1))), 'GPS'),
      extended(riffChunk('EXIF', exif(1))),
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...loaded),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 4 }),
        (bytes, changes) => {
          const damaged = bytes.slice()
          for (const [at, value] of changes) if (at < damaged.length) damaged[at] = value
          const kept = clean(damaged)
          if (!(kept instanceof Uint8Array)) return
          expect(clean(kept)).toEqual(kept)
          expect(kept.length).toBeLessThanOrEqual(bytes.length)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('the body of an upload', () => {
  it('is unpacked as it was packed, with or without a thumbnail', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array({ minLength: 1 }), (thumbnail, content) => {
        const packed = unpackUpload(packUpload({ thumbnail, content }))
        expect(packed?.content).toEqual(content)
        expect(packed?.thumbnail ?? new Uint8Array()).toEqual(thumbnail)
      }),
    )
  })

  it('is none when it announces more than there is', () => {
    for (const body of [[], [0, 0, 0, 0], [0, 0, 0, 9, 1, 2], [255, 255, 255, 255, 1, 2]])
      expect(unpackUpload(Uint8Array.from(body))).toBeNull()
  })
})

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['ticket.pdf', 'ticket.pdf'],
    ['a\u202egpj.exe', 'a gpj.exe'],
    ['\r\nSet-Cookie: x', 'Set-Cookie x'],
    ['...', ''],
  ])('holds no folder, no line and nothing that turns it around: %j', (given, kept) => {
    expect(fileName(given)).toBe(kept)
  })
})

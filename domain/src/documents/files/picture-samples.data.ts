const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** 12 by 8 pixels each, as Chromium writes them. */
export const PICTURES = {
  jpeg: decode(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAwDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMF/8QAGBABAQADAAAAAAAAAAAAAAAAAAIBAyH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBf/EABgRAAIDAAAAAAAAAAAAAAAAAAACAwQS/9oADAMBAAIRAxEAPwDD2Uhmugs0o1yNtyNo/9k=',
  ),
  png: decode(
    'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAYAAADN5B7xAAAAxUlEQVR4AUxPoRECQQzcefc5OqACSqACNAaLwWOwCDwGi0GjkJRABXRABcz8RYbdux/+xM1ls7vZpPtiFh/M441FvLCMJ1Zxxyau2MUZhzjiFHtcYotbrPGIzmHIfI7Ev4ezztBfcWZ/KFi6Hl2mwPnUVJ0LmSDs7OcRi3PiYphIY0KdLHKgwJmQaZJBOhoUb1zHKLYyWaREToNEE05objCaWnNqsPoVM8GayWq22EZT+icXQ93VCql4raF1VPt4g3M94R8AAAD//2sSYvQAAAAGSURBVAMAGshr+VQS47kAAAAASUVORK5CYII=',
  ),
  webp: decode(
    'UklGRkYAAABXRUJQVlA4IDoAAABwAQCdASoMAAgAD8BMJbACdAIHgAD+8Wj3Sqg0WFzqbh/96p3Px/h/zbfl/8uRJMlZYZ+NPvEHAAAA',
  ),
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  const digits = Array.from(base64.replaceAll('=', ''), (digit) => DIGITS.indexOf(digit))
  return Uint8Array.from({ length: Math.floor((digits.length * 3) / 4) }, (_, n) => {
    const at = Math.floor((n * 4) / 3)
    const bits = ((digits[at] ?? 0) << 6) | (digits[at + 1] ?? 0)
    return (bits >> (4 - 2 * (n % 3))) & 255
  })
}

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export function concat(...parts: (Uint8Array | string | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const arrays = parts.map((part) => (typeof part === 'string' ? latin1(part) : Uint8Array.from(part)))
  const all = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of arrays) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** EXIF data, big-endian: turned by `orientation`, and taken in Vienna (the text stands for the rationals of a position). */
export function exif(orientation: number): Uint8Array {
  const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
    tag >> 8,
    tag & 255,
    0,
    type,
    0,
    0,
    0,
    count,
    ...value,
  ]
  return concat(
    'MM\0*',
    [0, 0, 0, 8, 0, 2],
    entry(0x0112, 3, 1, [0, orientation, 0, 0]),
    entry(0x8825, 4, 1, [0, 0, 0, 50]),
    [0, 0, 0, 0],
    'GPS 48.2082 N 16.3738 E',
  )
}

/** A JPEG segment. */
export function segment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2
  return concat([0xff, marker, length >> 8, length & 255], data)
}

import type { StoredType } from './stored-type.ts'

/** Bytes at a place in the file: the signatures of the WHATWG MIME Sniffing Standard, section 6.1 and 7.1. */
const SIGNATURES: readonly { type: StoredType; parts: readonly (readonly [at: number, bytes: string])[] }[] =
  [
    { type: 'image/png', parts: [[0, '\x89PNG\r\n\x1a\n']] },
    { type: 'image/jpeg', parts: [[0, '\xff\xd8\xff']] },
    {
      type: 'image/webp',
      parts: [
        [0, 'RIFF'],
        [8, 'WEBPVP'],
      ],
    },
    { type: 'image/gif', parts: [[0, 'GIF87a']] },
    { type: 'image/gif', parts: [[0, 'GIF89a']] },
    { type: 'application/pdf', parts: [[0, '%PDF-']] },
  ]

/**
 * The type of a file by its first bytes: an image that browsers show, or a PDF; null for everything else, SVG and HTML
 * included.
 */
export function sniffType(bytes: Uint8Array): StoredType | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const signature = SIGNATURES.find(({ parts }) => parts.every(([at, text]) => head.startsWith(text, at)))
  return signature?.type ?? null
}

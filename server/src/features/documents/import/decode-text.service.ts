const BOMS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
const DECLARED =
  /^\s*<\?xml[^>]{0,200}?encoding=["']([\w.:-]{1,40})["']|<meta[^>]{0,200}?charset=["']?([\w.:-]{1,40})/i

/**
 * The text of a file: by its byte order mark, by the encoding that an XML document or a page declares, else UTF-8. Null where
 * it is none of these: letters that are guessed are wrong names and places.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = BOMS.find(([mark]) => mark.every((byte, i) => bytes[i] === byte))?.[1]
  const utf8 = decodeAs(bytes, marked ?? 'utf-8')
  if (utf8 !== null || marked !== undefined) return utf8
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2000))
  const declared = DECLARED.exec(head)
  const encoding = declared?.[1] ?? declared?.[2]
  return encoding === undefined ? null : decodeAs(bytes, encoding)
}

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

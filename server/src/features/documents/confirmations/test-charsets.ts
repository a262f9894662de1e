type Letter = { from: string; date: string; subject: string; type: 'html' | 'plain'; body: string }

/** The signs of a charset with their bytes, which Node reads and does not write: as its decoder reads them. */
function bytesBySign(charset: string): Map<string, number[]> {
  const decoder = new TextDecoder(charset)
  const signs = new Map<string, number[]>()
  const add = (...bytes: number[]) => {
    const sign = decoder.decode(new Uint8Array(bytes))
    if ([...sign].length === 1 && sign !== '\ufffd' && !signs.has(sign)) signs.set(sign, bytes)
  }
  for (let byte = 0; byte < 256; byte++) add(byte)
  const isDouble = ['gb2312', 'gb18030', 'euc-jp', 'euc-kr'].includes(charset)
  for (let lead = 0xa1; isDouble && lead < 0xff; lead++)
    for (let trail = 0xa1; trail < 0xff; trail++) add(lead, trail)
  return signs
}

function encoded(text: string, charset: string): Buffer {
  const signs = bytesBySign(charset)
  return Buffer.from([...text].flatMap((sign) => signs.get(sign) ?? [63]))
}

/** Japan's letters in seven bits: the two bytes of EUC without their high bits, between two escapes (ISO-2022-JP). */
function encodedJapanese(text: string): Buffer {
  const parts = text.match(/[\0-\x7f]+|[^\0-\x7f]+/g) ?? []
  return Buffer.concat(
    parts.map((part) =>
      /^[\0-\x7f]/.test(part)
        ? Buffer.from(part, 'latin1')
        : Buffer.concat([
            Buffer.from('\x1b$B', 'latin1'),
            Buffer.from(encoded(part, 'euc-jp').map((byte) => byte & 0x7f)),
            Buffer.from('\x1b(B', 'latin1'),
          ]),
    ),
  )
}

/** A letter in another charset than UTF-8, in base64. */
export function letterIn(charset: string, { from, date, subject, type, body }: Letter): string {
  const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
  const at = from.lastIndexOf(' <')
  const text = body.replace(/\r?\n/g, '\r\n')
  const bytes = charset === 'iso-2022-jp' ? encodedJapanese(text) : encoded(text, charset)
  const rows = bytes.toString('base64').match(/.{1,76}/g) ?? []
  const sender = at > 0 ? `${word(from.slice(0, at))}${from.slice(at)}` : from
  return `From: ${sender}\r\nSubject: ${word(subject)}\r\nDate: ${date}\r\nMIME-Version: 1.0\r\nContent-Type: text/${type}; charset="${charset}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${rows.join('\r\n')}\r\n`
}

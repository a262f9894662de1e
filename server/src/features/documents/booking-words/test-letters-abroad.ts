/** How the letters, pages and calendars of the second blind set are sent. */
type Letter = { from: string; date: string; subject: string; type: 'html' | 'plain'; body: string }

export const crlf = (text: string) => text.replace(/\r?\n/g, '\r\n')
const word = (text: string) =>
  /^[ -~]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`
/** The name of the sender may have letters of its own; the address has none. */
const sender = (from: string) => {
  const at = from.lastIndexOf(' <')
  return `${word(from.slice(0, at))}${from.slice(at)}`
}
const head = ({ from, date, subject }: Letter) =>
  `Received: from mx4.example.net by mail.example.org; ${date}\r\nFrom: ${sender(from)}\r\nSubject: ${word(subject)}\r\nTo: <traveller@example.org>\r\nDate: ${date}\r\nMessage-ID: <${date.replace(/\W/g, '')}.2@mail.example>\r\nMIME-Version: 1.0\r\n`

/** Quoted-printable of bytes, with soft breaks before the 76th column. */
function quoted(text: string, charset: 'utf8' | 'latin1' = 'utf8'): string {
  const rows: string[] = []
  for (const line of text.split(/\r?\n/)) {
    let row = ''
    for (const byte of Buffer.from(line, charset)) {
      const plain = byte >= 32 && byte <= 126 && byte !== 61
      const next = plain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      if (row.length + next.length > 74) {
        rows.push(`${row}=`)
        row = ''
      }
      row += next
    }
    rows.push(row.replace(/ $/, '=20'))
  }
  return rows.join('\r\n')
}

export const letter = (mail: Letter) =>
  `${head(mail)}Content-Type: text/${mail.type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${crlf(mail.body)}`
export const letterQuoted = (mail: Letter) =>
  `${head(mail)}Content-Type: text/${mail.type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted(mail.body)}`
export const letterLatin = (mail: Letter) =>
  `${head(mail)}Content-Type: text/${mail.type}; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted(mail.body, 'latin1')}`
export const letterBase64 = (mail: Letter) =>
  `${head(mail)}Content-Type: text/${mail.type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${(
    Buffer.from(crlf(mail.body), 'utf8')
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')}\r\n`
/** The words that many senders put beside their HTML, and the HTML, within a part of their own as with a picture. */
export const letterTwice = (mail: Letter, words: string) =>
  `${head(mail)}Content-Type: multipart/related; boundary="----=_Outer_5510"\r\n\r\n------=_Outer_5510\r\nContent-Type: multipart/alternative; boundary="----=_Inner_5511"\r\n\r\n------=_Inner_5511\r\nContent-Type: text/plain; charset="UTF-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted(words)}\r\n------=_Inner_5511\r\nContent-Type: text/html; charset="UTF-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted(mail.body)}\r\n------=_Inner_5511--\r\n------=_Outer_5510--\r\n`

export const linked = (value: unknown, body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><script type="application/ld+json">${JSON.stringify(value)}</script></head><body>${body}</body></html>`
export const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><style>.h{font:700 18px Arial}.g{color:#777}td{padding:4px}</style></head><body bgcolor="#f4f4f4">${body}</body></html>`

/** A line of a calendar, cut before its 75th byte. */
function folded(line: string): string {
  let text = ''
  let room = 74
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign, 'utf8')
    if (bytes > room) {
      text += '\r\n '
      room = 73
    }
    text += sign
    room -= bytes
  }
  return text
}
export const calendar = (...rows: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...rows, 'END:VCALENDAR', ''].map(folded).join('\r\n')

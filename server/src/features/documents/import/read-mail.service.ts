import { type IsoDate, isIsoDate } from '@tripwright/domain/base/dates'
import { cleanText } from '@tripwright/domain/documents/booking-words'
import type { SourceDocument } from '@tripwright/domain/documents/import'
import PostalMime from 'postal-mime'

const MAX_ATTACHMENTS = 50

export type ReceivedMail = {
  source: Pick<SourceDocument, 'sender' | 'subject'>
  /** The day on which it was sent, where it says so. */
  day: IsoDate | null
  html: string
  text: string
  attachments: { name: string; type: string; bytes: Uint8Array }[]
}

/** A mail with its parts decoded (RFC 5322, MIME); null where it has no part that says anything. */
export async function readMail(bytes: Uint8Array): Promise<ReceivedMail | null> {
  const {
    from,
    subject,
    date,
    html = '',
    text = '',
    attachments,
  } = await PostalMime.parse(bytes, {
    maxNestingDepth: 20,
    maxHeadersSize: 512 * 1024,
    // A forwarded mail is a part like any other: its own is inside.
    forceRfc822Attachments: true,
  })
  if (!html && !text && attachments.length === 0) return null
  const address = cleanText(from?.address ?? '', 200)
  return {
    source: {
      sender: address ? { name: cleanText(from?.name ?? '', 200), address } : null,
      subject: cleanText(subject ?? '', 200) || null,
    },
    day: dayOf(date),
    html,
    text,
    attachments: attachments.slice(0, MAX_ATTACHMENTS).map(({ filename, mimeType, content }) => ({
      name: cleanText(filename ?? '', 200),
      type: mimeType,
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    })),
  }
}

function dayOf(date: string | undefined): IsoDate | null {
  const sent = date === undefined ? Number.NaN : Date.parse(date)
  const day = Number.isNaN(sent) ? '' : new Date(sent).toISOString().slice(0, 10)
  return isIsoDate(day) ? day : null
}

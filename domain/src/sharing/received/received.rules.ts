import type { SaveInput } from '../saved/index.ts'

/** The words that another app shared, as the share sheet hands them over. */
export type ReceivedText = { title: string; text: string; url: string }

// The limits of a saved item.
const MAX_TITLE = 300
const MAX_DESCRIPTION = 4000
const MAX_ID = 200

/** All that was shared, to be searched for bookings and places. Many apps put the link into the text, some into both. */
export function receivedWords({ title, text, url }: ReceivedText): string {
  const parts = [title, text, text.includes(url) ? '' : url]
  return parts
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join('\n')
}

/** The saved item that a link or a text becomes; null where nothing is left of it. The same link is the same item. */
export function receivedItem(shared: ReceivedText, id: string): SaveInput | null {
  const words = receivedWords(shared)
  if (words === '') return null
  const link = linkIn(shared)
  const rest = words.split('\n').filter((line) => line.trim() !== link?.address)
  const title = rest[0] ?? (link === null ? words : link.host.replace(/^www\./, ''))
  const kept = { title: clip(title, MAX_TITLE), description: clip(shared.text.trim(), MAX_DESCRIPTION) }
  const base = { ...kept, image_url: null }
  if (link === null) return { ...base, item_type: 'note', item_id: `note-${id}`, item_data: {} }
  const { address } = link
  const itemId = address.length <= MAX_ID ? address : `link-${id}`
  return { ...base, item_type: 'link', item_id: itemId, item_data: { website: address } }
}

/** The web address that was shared; only http and https, and none with a password in it. */
function linkIn({ url, text }: ReceivedText): { address: string; host: string } | null {
  const found = [url.trim(), text.match(/https?:\/\/[^\s<>"]+/i)?.[0] ?? '']
  for (const address of found) {
    const host = address.match(/^https?:\/\/([\p{L}\p{N}.-]+)(:\d+)?([/?#][^\s]*)?$/iu)?.[1]
    if (host !== undefined) return { address, host }
  }
  return null
}

// Whole letters only: half of one could not be stored.
function clip(text: string, most: number): string {
  if (text.length <= most) return text
  let end = most - 1
  const code = text.charCodeAt(end - 1)
  if (code >= 0xd800 && code < 0xdc00) end--
  return `${text.slice(0, end).trimEnd()}…`
}

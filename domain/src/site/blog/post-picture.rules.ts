/** A picture between the paragraphs of a post. `alt` says what it shows to whoever cannot see it; `caption` is below it. */
export type PostPicture = {
  id: string
  /** Pixels. */
  width: number
  height: number
  alt: string
  caption: string | null
}

/** Characters of the words of a picture. */
export const PICTURE_WORDS = { alt: 200, caption: 300 } as const

// CommonMark 0.31, section 6.4, with nothing around it. Its address names the file and its pixels, so that a page holds room for it.
const PICTURE =
  /^!\[([^[\]]*)\]\(\/api\/blog\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,4})x([1-9]\d{0,4})(?: "([^"]*)")?\)$/
// Marks and HTML, as everywhere in a post, and what is not seen or turns the direction of the text behind it.
const NOT_PLAIN = /[*`<>\\\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|&[a-z]+;|&#/iu

/** The picture that a line of Markdown is; null for one without words for whoever cannot see it, or from anywhere but our files. */
export function readPicture(line: string): PostPicture | null {
  const [, alt = '', id = '', width = '', height = '', caption = ''] = PICTURE.exec(line.trimEnd()) ?? []
  const picture = {
    id,
    width: Number(width),
    height: Number(height),
    alt: alt.trim(),
    caption: caption.trim(),
  }
  const { length } = picture.caption
  if (picture.alt === '' || picture.alt.length > PICTURE_WORDS.alt || length > PICTURE_WORDS.caption)
    return null
  if (NOT_PLAIN.test(alt + caption)) return null
  return { ...picture, caption: length === 0 ? null : picture.caption }
}

/** The line of Markdown for a picture; signs that mean something in Markdown or HTML become others that look like them, or go. */
export function writePicture({ id, width, height, alt, caption }: PostPicture): string {
  const title = caption === null || plain(caption) === '' ? '' : ` "${plain(caption)}"`
  return `![${plain(alt)}](${picturePath({ id, width, height })}${title})`
}

/** The text with one more block behind the one at a position; at the end for a position behind it. */
export function addBlock(text: string, position: number, block: string): string {
  const end = position >= text.length ? -1 : text.indexOf('\n\n', position)
  const before = (end < 0 ? text : text.slice(0, end)).trimEnd()
  const after = end < 0 ? '' : text.slice(end).trim()
  return [before, block, after].filter((part) => part !== '').join('\n\n')
}

/** Where the picture of a published post is. */
export function picturePath({ id, width, height }: Pick<PostPicture, 'id' | 'width' | 'height'>): string {
  return `/api/blog/pictures/${id}/${width}x${height}`
}

function plain(words: string): string {
  return words
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('"', '”')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/&(?=[a-z]+;|#)/gi, '+')
    .replace(/[*`\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

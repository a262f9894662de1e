import { type PostPicture, readPicture } from './post-picture.rules.ts'

/** Inline content: text, emphasis, strong emphasis, code, or a link. */
export type MarkdownInline =
  | string
  | { em: MarkdownInline[] }
  | { strong: MarkdownInline[] }
  | { code: string }
  | { href: string; text: MarkdownInline[] }

/** A block of a text. A heading's `id` is its anchor, made from its words. */
export type MarkdownBlock =
  | { h: 2 | 3; id: string; text: MarkdownInline[] }
  | { p: MarkdownInline[] }
  | { ul: MarkdownInline[][] }
  | { ol: MarkdownInline[][] }
  | { quote: MarkdownInline[][] }

/** A block of a post, which may be a picture. */
export type PostBlock = MarkdownBlock | { picture: PostPicture }

/** What a text has that posts are not written in. */
export const MARKDOWN_FAULTS = ['outside', 'list', 'quote', 'unclosed', 'link', 'picture', 'long'] as const
export type MarkdownFault = (typeof MARKDOWN_FAULTS)[number]

/** A text that cannot be read: its line, counted from 1, and the words there. */
export class MarkdownError extends SyntaxError {
  readonly fault: MarkdownFault
  readonly line: number
  readonly excerpt: string

  constructor(fault: MarkdownFault, line: number, text = '') {
    const excerpt = text.slice(0, 40)
    super(`line ${line}: ${FAULTS[fault]}: ${excerpt}`)
    this.name = 'MarkdownError'
    this.fault = fault
    this.line = line
    this.excerpt = excerpt
  }
}

const FAULTS: Record<MarkdownFault, string> = {
  outside: 'posts are not written in this',
  list: 'an item begins with its mark; lists are flat',
  quote: 'each line of a quote begins with >',
  unclosed: 'a mark that is not closed, or HTML',
  link: 'a link leads to a page of ours, an anchor or https',
  picture: 'a picture is one of our files, on a line of its own, with words for whoever cannot see it',
  long: 'a paragraph has at most 5,000 characters',
}
/** Characters of one block. */
const MAX_BLOCK = 5000

/**
 * Parses the subset of Markdown (CommonMark 0.31) that posts use: headings of the second and third level, paragraphs, flat
 * lists, quotes, emphasis, code and links. Anything else throws a MarkdownError with its line, so that no markup is lost
 * silently; no HTML is read, and a link leads to a page of ours, an anchor or https. `firstLine` is the number of the first line, for that message.
 */
export function readMarkdown(text: string, firstLine = 1): MarkdownBlock[] {
  const ids = new Map<string, number>()
  return chunksOf(text, firstLine).map((chunk) => blockOf(chunk, ids))
}

/** The same for a post, which may have pictures, each on a line of its own. */
export function readPostMarkdown(text: string): PostBlock[] {
  const ids = new Map<string, number>()
  return chunksOf(text, 1).map((chunk) =>
    chunk.lines[0]?.startsWith('![') ? { picture: pictureOf(chunk) } : blockOf(chunk, ids),
  )
}

/** The plain text of blocks, for word counts and feeds. */
export function plainText(blocks: readonly PostBlock[]): string {
  return blocks.map((block) => linesOf(block).map(plainInline).join('\n')).join('\n\n')
}

/** The plain text of inline content. */
export function plainInline(words: readonly MarkdownInline[]): string {
  return words
    .map((word) => {
      if (typeof word === 'string') return word
      if ('code' in word) return word.code
      return plainInline('em' in word ? word.em : 'strong' in word ? word.strong : word.text)
    })
    .join('')
}

/** Where the links of blocks lead, in their order. */
export function linksOf(blocks: readonly PostBlock[]): string[] {
  return blocks.flatMap(linesOf).flatMap(linksOfInlines)
}

/** The pictures of blocks, in their order. */
export function picturesOf(blocks: readonly PostBlock[]): PostPicture[] {
  return blocks.flatMap((block) => ('picture' in block ? [block.picture] : []))
}

function linksOfInlines(words: readonly MarkdownInline[]): string[] {
  return words.flatMap((word) => {
    if (typeof word === 'string' || 'code' in word) return []
    if ('href' in word) return [word.href, ...linksOfInlines(word.text)]
    return linksOfInlines('em' in word ? word.em : word.strong)
  })
}

function linesOf(block: PostBlock): MarkdownInline[][] {
  if ('h' in block) return [block.text]
  if ('p' in block) return [block.p]
  if ('picture' in block) return block.picture.caption === null ? [] : [[block.picture.caption]]
  return 'ul' in block ? block.ul : 'ol' in block ? block.ol : block.quote
}

type Chunk = { lines: string[]; line: number }

// An empty line separates blocks; a heading is its own block.
function chunksOf(text: string, firstLine: number): Chunk[] {
  const chunks: Chunk[] = []
  let open: Chunk | null = null
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const isHeading = line.startsWith('#')
    if (line.trim() === '' || isHeading) open = null
    if (line.trim() === '') continue
    if (open) {
      open.lines.push(line)
      continue
    }
    const chunk = { lines: [line], line: firstLine + index }
    chunks.push(chunk)
    open = isHeading ? null : chunk
  }
  return chunks
}

const BULLET = /^- +/
const NUMBER = /^\d+\. +/
const QUOTE = /^> ?/
// Unsupported: titles, deeper headings, indented code, fences, rules, tables, HTML, pictures, other bullets.
const OUTSIDE = /^(#(?!#{1,2} )|\s|```|~~~|---|\*\*\*$|\||<|!\[|[*+] )/

function blockOf({ lines, line }: Chunk, ids: Map<string, number>): MarkdownBlock {
  const [first = ''] = lines
  if (lines.join('').length > MAX_BLOCK) throw new MarkdownError('long', line, first)
  const heading = /^(##|###) +(.+)$/.exec(first)
  if (heading) {
    const text = inlinesOf(heading[2] ?? '', line)
    return { h: heading[1] === '##' ? 2 : 3, id: anchorOf(plainInline(text), ids), text }
  }
  if (BULLET.test(first)) return { ul: itemsOf(lines, BULLET, line) }
  if (NUMBER.test(first)) return { ol: itemsOf(lines, NUMBER, line) }
  if (QUOTE.test(first)) return { quote: quotedOf(lines, line) }
  refuseOutside(lines, line)
  return { p: inlinesOf(lines.join(' '), line) }
}

// Indented lines after an item belong to it.
function itemsOf(lines: readonly string[], mark: RegExp, line: number): MarkdownInline[][] {
  const items: string[] = []
  for (const [index, text] of lines.entries()) {
    if (mark.test(text)) items.push(text.replace(mark, ''))
    else if (/^ +\S/.test(text) && !/^ +(- |\d+\. )/.test(text)) items.push(`${items.pop()} ${text.trim()}`)
    else throw new MarkdownError('list', line + index, text)
  }
  return items.map((item) => inlinesOf(item, line))
}

function quotedOf(lines: readonly string[], line: number): MarkdownInline[][] {
  const odd = lines.findIndex((text) => !QUOTE.test(text))
  if (odd >= 0) throw new MarkdownError('quote', line + odd, lines[odd])
  const text = lines.map((one) => one.replace(QUOTE, '')).join('\n')
  return text.split(/\n\s*\n/).map((paragraph) => inlinesOf(paragraph.replaceAll('\n', ' '), line))
}

function pictureOf({ lines, line }: Chunk): PostPicture {
  const [first = '', second] = lines
  const picture = second === undefined ? readPicture(first) : null
  if (picture === null) throw new MarkdownError('picture', line, first)
  return picture
}

function refuseOutside(lines: readonly string[], line: number): void {
  const odd = lines.findIndex((text) => OUTSIDE.test(text) || BULLET.test(text) || QUOTE.test(text))
  if (odd >= 0) throw new MarkdownError('outside', line + odd, lines[odd])
}

function anchorOf(words: string, ids: Map<string, number>): string {
  const id =
    words
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part'
  const before = ids.get(id) ?? 0
  ids.set(id, before + 1)
  return before === 0 ? id : `${id}-${before + 1}`
}

type Mark = { pattern: RegExp; make: (match: RegExpExecArray, line: number) => MarkdownInline }

// The text of a link has no bracket, so that no pattern goes over the same letters again and again.
const MARKS: readonly Mark[] = [
  { pattern: /`([^`]+)`/g, make: ([, code = '']) => ({ code }) },
  {
    pattern: /\[([^[\]]+)\]\(([^()\s]+)\)/g,
    make: ([, text = '', href = ''], line) => ({ href: safeHref(href, line), text: inlinesOf(text, line) }),
  },
  {
    pattern: /\*\*(?=\S)(.+?)\*\*(?!\*)/g,
    make: ([, text = ''], line) => ({ strong: inlinesOf(text, line) }),
  },
  { pattern: /\*(?=\S)([^*]+)\*/g, make: ([, text = ''], line) => ({ em: inlinesOf(text, line) }) },
]

// The first mark from here on counts; text outside marks stays plain. Each mark is looked for once, until it is passed.
function inlinesOf(text: string, line: number): MarkdownInline[] {
  const inlines: MarkdownInline[] = []
  const plain = (from: number, to?: number) => {
    const words = text.slice(from, to)
    if (words !== '') inlines.push(plainOnly(words, line))
  }
  const found = MARKS.map((mark) => ({ mark, at: findFrom(mark, text, 0) }))
  let position = 0
  for (;;) {
    for (const one of found)
      if (one.at && one.at.index < position) one.at = findFrom(one.mark, text, position)
    const [first] = found
      .flatMap(({ mark, at }) => (at ? [{ mark, at }] : []))
      .sort((a, b) => a.at.index - b.at.index)
    if (!first) break
    plain(position, first.at.index)
    inlines.push(first.mark.make(first.at, line))
    position = first.at.index + first.at[0].length
  }
  plain(position)
  return inlines
}

function findFrom({ pattern }: Mark, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

function plainOnly(text: string, line: number): string {
  if (/[*`]|\]\(|<\/?[a-z!?]|&[a-z]+;|&#/i.test(text)) throw new MarkdownError('unclosed', line, text)
  return text
}

// A browser reads a backslash as a slash, so `/\` would begin another host.
function safeHref(href: string, line: number): string {
  const isSafe = /^(\/(?!\/)|#|https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?([/?#]|$))/i.test(href)
  if (isSafe && !/[\\"'<>\p{Cc}\p{Cf}]/u.test(href)) return href
  throw new MarkdownError('link', line, href)
}

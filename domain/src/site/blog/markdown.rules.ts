/** Inline content: text, emphasis, strong emphasis, code, or a link. */
export type MarkdownInline =
  | string
  | { em: MarkdownInline[] }
  | { strong: MarkdownInline[] }
  | { code: string }
  | { href: string; text: MarkdownInline[] }

/** A block of a post. A heading's `id` is its anchor, made from its words. */
export type MarkdownBlock =
  | { h: 2 | 3; id: string; text: MarkdownInline[] }
  | { p: MarkdownInline[] }
  | { ul: MarkdownInline[][] }
  | { ol: MarkdownInline[][] }
  | { quote: MarkdownInline[][] }

/**
 * Parses the subset of Markdown (CommonMark 0.31) that posts use: headings of the second and third level, paragraphs, flat
 * lists, quotes, emphasis, code and links. Anything else throws a SyntaxError with its line, so that no markup is lost
 * silently. `firstLine` is the number of the first line, for that message.
 */
export function readMarkdown(text: string, firstLine = 1): MarkdownBlock[] {
  const ids = new Map<string, number>()
  return chunksOf(text, firstLine).map((chunk) => blockOf(chunk, ids))
}

/** The plain text of blocks, for word counts and feeds. */
export function plainText(blocks: readonly MarkdownBlock[]): string {
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

function linesOf(block: MarkdownBlock): MarkdownInline[][] {
  if ('h' in block) return [block.text]
  if ('p' in block) return [block.p]
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
    else throw new SyntaxError(`line ${line + index}: an item begins with its mark; lists are flat`)
  }
  return items.map((item) => inlinesOf(item, line))
}

function quotedOf(lines: readonly string[], line: number): MarkdownInline[][] {
  const odd = lines.findIndex((text) => !QUOTE.test(text))
  if (odd >= 0) throw new SyntaxError(`line ${line + odd}: each line of a quote begins with >`)
  const text = lines.map((one) => one.replace(QUOTE, '')).join('\n')
  return text.split(/\n\s*\n/).map((paragraph) => inlinesOf(paragraph.replaceAll('\n', ' '), line))
}

function refuseOutside(lines: readonly string[], line: number): void {
  const odd = lines.findIndex((text) => OUTSIDE.test(text) || BULLET.test(text) || QUOTE.test(text))
  if (odd >= 0)
    throw new SyntaxError(`line ${line + odd}: posts are not written in this: ${lines[odd]?.slice(0, 40)}`)
}

function anchorOf(words: string, ids: Map<string, number>): string {
  const id = words
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const before = ids.get(id) ?? 0
  ids.set(id, before + 1)
  return before === 0 ? id : `${id}-${before + 1}`
}

const MARKS: { pattern: RegExp; make: (match: RegExpExecArray, line: number) => MarkdownInline }[] = [
  { pattern: /`([^`]+)`/, make: ([, code = '']) => ({ code }) },
  {
    pattern: /\[([^\]]+)\]\(([^()\s]+)\)/,
    make: ([, text = '', href = ''], line) => ({ href: safeHref(href, line), text: inlinesOf(text, line) }),
  },
  {
    pattern: /\*\*(?=\S)(.+?)\*\*(?!\*)/,
    make: ([, text = ''], line) => ({ strong: inlinesOf(text, line) }),
  },
  { pattern: /\*(?=\S)([^*]+)\*/, make: ([, text = ''], line) => ({ em: inlinesOf(text, line) }) },
]

// The first mark in the line counts; text outside marks stays plain.
function inlinesOf(text: string, line: number): MarkdownInline[] {
  let first: { at: RegExpExecArray; make: (typeof MARKS)[number]['make'] } | null = null
  for (const { pattern, make } of MARKS) {
    const at = pattern.exec(text)
    if (at && (first === null || at.index < first.at.index)) first = { at, make }
  }
  if (first === null) return text === '' ? [] : [plainOnly(text, line)]
  const before = text.slice(0, first.at.index)
  const after = text.slice(first.at.index + first.at[0].length)
  return [
    ...(before === '' ? [] : [plainOnly(before, line)]),
    first.make(first.at, line),
    ...inlinesOf(after, line),
  ]
}

function plainOnly(text: string, line: number): string {
  if (/[*`]|\]\(|<\/?[a-z]|&[a-z]+;/i.test(text))
    throw new SyntaxError(`line ${line}: a mark that is not closed, or HTML: ${text.slice(0, 40)}`)
  return text
}

function safeHref(href: string, line: number): string {
  if (/^(\/(?!\/)|#|https:\/\/[a-z0-9])/i.test(href)) return href
  throw new SyntaxError(`line ${line}: a link leads to a page of ours, an anchor or https: ${href}`)
}

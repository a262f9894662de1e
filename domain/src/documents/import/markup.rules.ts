import type { SchemaObject } from './schema-values.rules.ts'

/** An element of XML or HTML with its children in order; names as they are written, of HTML in lower case. */
export type MarkupElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (MarkupElement | string)[]
}

const BLOCKS =
  /^(?:p|div|tr|table|tbody|thead|ul|ol|li|h[1-6]|br|hr|section|article|header|footer|dl|dt|dd|address|blockquote|pre)$/
/** What no reader takes for said: what is not shown, and what is struck out, as of a flight before its change. */
const SILENT = /^(?:script|style|head|title|template|noscript|svg|object|s|strike|del)$/
const STRUCK = /text-decoration(?:-line)?\s*:\s*line-through|display\s*:\s*none/i

/** All elements below one for which this holds, in the order of the document. */
export function findElements(
  root: MarkupElement,
  isWanted: (element: MarkupElement) => boolean,
): MarkupElement[] {
  const found: MarkupElement[] = []
  const walk = (element: MarkupElement) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue
      if (isWanted(child)) found.push(child)
      walk(child)
    }
  }
  walk(root)
  return found
}

/** All text of an element, as it stands in the source. */
export function rawText(element: MarkupElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')
}

/** The text that a reader of a page sees: a line for each block, a tab between the cells of a row. */
export function visibleText(root: MarkupElement): string {
  return linesOf(root).join('\n')
}

function linesOf(root: MarkupElement): string[] {
  return textOf(root)
    .split('\n')
    .map((line) =>
      line
        .replace(/[ \u00a0]+/g, ' ')
        .replace(/ ?\t ?/g, '\t')
        .trim(),
    )
    .filter(Boolean)
}

function textOf(element: MarkupElement): string {
  if (SILENT.test(element.name) || STRUCK.test(element.attributes.style ?? '')) return ''
  const rows = element.name === 'tr' ? sideBySide(element) : null
  const inside =
    rows?.join('\n') ??
    element.children
      .map((child) => (typeof child === 'string' ? child.replace(/\s+/g, ' ') : textOf(child)))
      .join('')
  const cell = /^t[dh]$/.test(element.name) ? `${inside}\t` : inside
  return BLOCKS.test(element.name) ? `\n${cell}\n` : cell
}

/** Stands for an empty first cell, which would be cut off with the blanks before a line. */
const EMPTY_CELL = '\u2063'
/** More lines are no cell but a part of a page that is laid out as a table. */
const MAX_CELL_LINES = 8

/**
 * The lines of a row whose cells have several: what stands side by side is one line. Null for other rows, and for one that
 * lays out a page.
 */
function sideBySide({ children }: MarkupElement): string[] | null {
  const cells = children.filter(
    (child): child is MarkupElement => typeof child !== 'string' && /^t[dh]$/.test(child.name),
  )
  const isNested = cells.some((cell) => findElements(cell, ({ name }) => name === 'tr').length > 0)
  if (cells.length < 2 || isNested) return null
  const lines = cells.map((cell) => linesOf({ ...cell, name: '' }))
  const lengths = lines.map(({ length }) => length)
  const long = lengths.filter((length) => length > 1).length
  // A break before the one line of a cell, or behind it, parts no row.
  const isBroken = cells.some((cell) => /\n/.test(textOf({ ...cell, name: '' })))
  if (long === 0 && isBroken)
    return [lines.map(([only = ''], at) => only || (at === 0 ? EMPTY_CELL : '')).join('\t')]
  // The label of a row may go on in a second line.
  const [label = [], ...values] = lines
  if (values.length > 1 && label.length === 2 && values.every(({ length }) => length < 2) && long === 1)
    return [[label.join(' '), ...values.map(([only = '']) => only)].join('\t')]
  // A label beside a text of several lines is no table.
  if (long < (cells.length > 2 ? 1 : 2) || Math.max(...lengths) > MAX_CELL_LINES) return null
  return Array.from({ length: Math.max(...lengths) }, (_, i) =>
    lines.map((cell, at) => cell[i] || (at === 0 ? EMPTY_CELL : '')).join('\t'),
  )
}

/** The objects in the JSON-LD scripts of a page; a script that is no JSON is left out. */
export function jsonLdOf(root: MarkupElement): unknown[] {
  return findElements(
    root,
    ({ name, attributes }) =>
      name === 'script' && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? ''),
  ).flatMap((script) => {
    const value = parseLooseJson(rawText(script))
    return value === undefined ? [] : [value]
  })
}

/** JSON as senders of mail write it: with comments of HTML around it, line breaks within texts, and a comma too many. */
function parseLooseJson(text: string): unknown {
  const plain = text
    .replace(/^\s*(?:<!--|<!\[CDATA\[|\/\/<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\]\]>|\]\]>)\s*$/, '')
  const onOneLine = plain.replace(/[\r\n\t]+/g, ' ').replace(/,\s*([}\]])/g, '$1')
  for (const candidate of [plain, onOneLine, onOneLine.replace(/\}\s*\{/g, '},{')])
    try {
      return JSON.parse(candidate)
    } catch {}
  return undefined
}

/** The outer items of microdata as objects of the same vocabulary (WHATWG HTML, "Microdata"). */
export function microdataOf(root: MarkupElement): SchemaObject[] {
  const items: SchemaObject[] = []
  collectItems(root, null, items)
  return items
}

function collectItems(element: MarkupElement, owner: SchemaObject | null, items: SchemaObject[]): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const { itemprop, itemtype, itemscope } = child.attributes
    const made: SchemaObject | null = itemscope === undefined ? null : { '@type': itemtype ?? '' }
    if (owner && itemprop !== undefined) addProperties(owner, itemprop, made ?? propertyText(child))
    else if (made) items.push(made)
    collectItems(child, made ?? owner, items)
  }
}

function addProperties(owner: SchemaObject, names: string, value: unknown): void {
  for (const name of names.split(/\s+/)) addProperty(owner, name, value)
}

function addProperty(owner: SchemaObject, path: string, value: unknown): void {
  // Some senders write the way to a property as its name: `reservationFor.flightNumber`.
  const name = path.replace(/^https?:\/\/schema\.org\//, '')
  if (name === '' || name === '__proto__') return
  const before = owner[name]
  owner[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
}

function propertyText({ name, attributes, children }: MarkupElement): string {
  const { content, datetime, href, src, value } = attributes
  const attribute =
    content ?? (name === 'time' ? datetime : undefined) ?? (/^(?:a|link|area)$/.test(name) ? href : undefined)
  const other = /^(?:img|iframe|embed)$/.test(name) ? src : /^(?:data|meter)$/.test(name) ? value : undefined
  return (attribute ?? other ?? rawText({ name, attributes, children })).trim()
}

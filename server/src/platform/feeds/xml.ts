/** An element of an XML document. Names keep their prefix as it is written: `gdacs:severity`. */
export type Element = { name: string; attributes: Map<string, string>; children: Element[]; text: string }

const PIECE =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([^\s<>/!?]+)((?:\s+[^\s=<>]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const DEEPEST = 64

/**
 * Reads a whole XML document, strictly: what is not well formed throws. A document type is refused, so there are no
 * entities but the five of XML and numbers, and nothing that grows.
 */
export function readXml(text: string): Element {
  const top: Element = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [top]
  const source = text.replace(/^\uFEFF/, '')
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < source.length) {
    const at = PIECE.lastIndex
    const match = PIECE.exec(source)
    if (!match) throw new Error(`not well formed at ${at}`)
    const [, raw, closing, name, attributes, isEmpty, words] = match
    const here = open.at(-1) ?? top
    if (words !== undefined) here.text += decode(words)
    else if (raw !== undefined) here.text += raw
    else if (name !== undefined && closing) {
      if (open.length === 1 || here.name !== name) throw new Error(`</${name}> closes nothing at ${at}`)
      open.pop()
    } else if (name !== undefined) {
      const made = { name, attributes: readAttributes(attributes ?? ''), children: [], text: '' }
      here.children.push(made)
      if (!isEmpty) open.push(made)
      if (open.length > DEEPEST) throw new Error('too deep')
    }
  }
  const [root] = top.children
  if (open.length > 1 || !root || top.children.length > 1 || top.text.trim() !== '')
    throw new Error('not one whole element')
  return root
}

/** The first child of this name; throws when there is none. */
export function child(element: Element, name: string): Element {
  const found = element.children.find((one) => one.name === name)
  if (!found) throw new Error(`<${element.name}> has no <${name}>`)
  return found
}

/** The trimmed words of the first child of this name; null when there is none, or it says nothing. */
export function wordsOf(element: Element, name: string): string | null {
  return element.children.find((one) => one.name === name)?.text.trim() || null
}

/** Every element of this name below another, in the order of the document. */
export function allOf(element: Element, name: string): Element[] {
  return element.children.flatMap((one) => [...(one.name === name ? [one] : []), ...allOf(one, name)])
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name,
      decode(double ?? single ?? ''),
    ]),
  )
}

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-zA-Z]+);/g, (_, name: string) => {
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    if (name.startsWith('#')) return String.fromCodePoint(code)
    // HTML's own names stand in many feeds: said as a space they do no harm.
    return NAMED[name] ?? ' '
  })
}

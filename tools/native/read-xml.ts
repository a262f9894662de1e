/** An element of an XML file. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string }

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*"[^"]*")*)\s*(\/?)>|([^<]+)/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads well-formed XML without namespaces of its own; throws where an element is not closed or something is left over. */
export function parseXml(source: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let end = 0
  for (const match of source.matchAll(TOKEN)) {
    if (match.index !== end) throw new Error(`not XML at ${end}`)
    end = match.index + match[0].length
    take(open, match)
  }
  if (end !== source.length || open.length !== 1) throw new Error('an element is not closed')
  const [element] = root.children
  if (!element || root.children.length > 1) throw new Error('not one root')
  return element
}

/** Adds one token to the innermost open element, or closes it. */
function take(open: XmlNode[], [, closing, name, attributes = '', empty, text]: RegExpMatchArray): void {
  const current = open.at(-1)
  if (!current) throw new Error('closed twice')
  if (text !== undefined) current.text += decode(text)
  if (name === undefined) return
  if (closing) {
    if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`)
    return
  }
  const node: XmlNode = { name, attributes: readAttributes(attributes), children: [], text: '' }
  current.children.push(node)
  if (!empty) open.push(node)
}

/** Reads the dictionary of a property list. */
export function parsePlist(source: string): Record<string, unknown> {
  const [dict] = parseXml(source).children
  return plistValueOf(dict) as Record<string, unknown>
}

function plistValueOf(node: XmlNode | undefined): unknown {
  if (node?.name === 'dict') {
    const entries: [string, unknown][] = []
    for (let at = 0; at < node.children.length; at += 2) {
      const key = node.children[at]
      if (key?.name !== 'key') throw new Error('a value without a key')
      if (entries.some(([name]) => name === key.text)) throw new Error(`${key.text} twice`)
      entries.push([key.text, plistValueOf(node.children[at + 1])])
    }
    return Object.fromEntries(entries)
  }
  if (node?.name === 'array') return node.children.map(plistValueOf)
  if (node?.name === 'string') return node.text
  if (node?.name === 'true' || node?.name === 'false') return node.name === 'true'
  throw new Error(`no value: ${node?.name}`)
}

function readAttributes(source: string): Record<string, string> {
  const found = source.matchAll(/([\w:.-]+)\s*=\s*"([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, decode(value)]))
}

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

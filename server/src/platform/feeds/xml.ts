import { SaxesParser } from 'saxes'

/** An element of an XML document. Names keep their prefix: `gdacs:severity`. */
export type XmlElement = {
  name: string
  attributes: Map<string, string>
  children: XmlElement[]
  text: string
}

const MAX_DEPTH = 64

/**
 * Parses a whole XML document, strictly: it throws for anything not well formed. A document type is refused, so there are no
 * expanding entities; the only named one beside XML's is `&nbsp;`, which many feeds use.
 */
export function readXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [top]
  const here = () => open.at(-1) ?? top
  const addWords = (words: string) => {
    here().text += words
  }
  const parser = new SaxesParser()
  parser.ENTITIES.nbsp = ' '
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a document type')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const made = { name, attributes: new Map(Object.entries(attributes)), children: [], text: '' }
    here().children.push(made)
    if (open.push(made) > MAX_DEPTH) throw new Error('too deep')
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', addWords)
  parser.on('cdata', addWords)
  parser.write(text).close()
  const [root] = top.children
  if (!root) throw new Error('no element')
  return root
}

/** The first child of this name; throws when there is none. */
export function requireChild(element: XmlElement, name: string): XmlElement {
  const child = element.children.find((one) => one.name === name)
  if (!child) throw new Error(`<${element.name}> has no <${name}>`)
  return child
}

/** The trimmed text of the first child of this name; null when it is missing or empty. */
export function textOfChild(element: XmlElement, name: string): string | null {
  return element.children.find((one) => one.name === name)?.text.trim() || null
}

/** Every element of this name below another, in the order of the document. */
export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((one) => [...(one.name === name ? [one] : []), ...childrenNamed(one, name)])
}

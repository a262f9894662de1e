import type { MarkupElement } from '@tripwright/domain/documents/import'
import { Parser } from 'htmlparser2'
import { readXml, type XmlElement } from '#platform/feeds/xml.ts'

/** Elements deeper than this become children of the last one: mails nest tables, and a hostile page nests without end. */
const MAX_DEPTH = 200
const MAX_ELEMENTS = 200_000

type OpenElement = MarkupElement & { attributes: Record<string, string> }

/**
 * A page as browsers read it, whatever is wrong with it; `isNested` keeps elements within each other that browsers take apart,
 * such as a `div` in a `p`. Throws for one of more elements than any mail has.
 */
export function readHtml(text: string, isNested = false): MarkupElement {
  const root: OpenElement = { name: '', attributes: {}, children: [] }
  const open: OpenElement[] = [root]
  let [count, tooDeep] = [0, 0]
  const here = () => open.at(-1) ?? root
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++count > MAX_ELEMENTS) throw new Error('too many elements')
        const element: OpenElement = { name, attributes, children: [] }
        here().children.push(element)
        if (open.length < MAX_DEPTH) open.push(element)
        else tooDeep++
      },
      ontext(words) {
        here().children.push(words)
      },
      onclosetag() {
        if (tooDeep > 0) tooDeep--
        else if (open.length > 1) open.pop()
      },
    },
    { xmlMode: isNested, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(text)
  parser.end()
  return root
}

/** A well-formed document without a document type; throws for everything else. */
export function readXmlMarkup(text: string): MarkupElement {
  return { name: '', attributes: {}, children: [toMarkup(readXml(text))] }
}

function toMarkup({ name, attributes, children, text }: XmlElement): MarkupElement {
  return { name, attributes: Object.fromEntries(attributes), children: [text, ...children.map(toMarkup)] }
}

import { createHash } from 'node:crypto'
import { ORIGIN_PLACEHOLDER } from '@tripwright/domain/base/public-origin'

/** The input of one document: the built template, and the parts of the page. */
export type DocumentParts = {
  /** dist/index.html as Vite wrote it, with `<!--head-->` and an empty root. */
  template: string
  /** The rules that the markup needs; without them the document waits for the whole style sheet. */
  css: string
  /** Address of the whole style sheet; none for a document without one. */
  sheet: string | null
  head: string
  /** The prerendered markup; empty for the shell, which starts its script at once. */
  html: string
  /** The boot script of a prerendered page. */
  boot: string
  /** The imports of the entry and the scripts of the page, fetched together with the entry. */
  preload: readonly string[]
  /** The scripts that the page loads by itself when its address names a trip, fetched at once then. */
  ofTrip?: readonly string[]
}

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g
const INLINE_STYLE = /\s*<style>([\s\S]*?)<\/style>/g
/** The style block that Vite leaves in the template. */
const NOTE = /\/\*\$vite\$[^*]*\*\//g

/**
 * The whole document of a page: it contains the rules that it needs, and neither script nor style sheet is fetched before it
 * is painted. The shell keeps both in the head, because it has nothing to show without them.
 */
export function assembleDocument(parts: DocumentParts): string {
  const { template, css, sheet, head, html, boot, preload, ofTrip = [] } = parts
  const entry = ENTRY.exec(template)?.[1]
  if (entry === undefined) throw new Error('The built index.html has no entry script')
  const inline = [...template.matchAll(INLINE_STYLE)].map((match) => match[1] ?? '')
  // One style element: the rules of plugins (the display font) first, in their order.
  const rules = `${inline.join('')}${css.trim()}`.replaceAll(NOTE, '')
  const isBlocking = html === '' && sheet !== null
  const style = `<style>${rules}</style>${isBlocking ? `<link rel="stylesheet" href="${sheet}">` : ''}`
  let document = template
    .replace(STYLE_SHEET, '')
    .replace(INLINE_STYLE, '')
    .replace('<!--head-->', () => head)
    // Indentation only helps the author, so it is removed.
    .replaceAll(/\n\s+/g, '\n')
  const links =
    html === '' ? preload.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`) : []
  document = document.replace('</head>', () => `${links.join('')}${style}\n</head>`)
  if (html === '') return document
  const trip = ofTrip.length > 0 ? ` data-trip="${ofTrip.join(' ')}"` : ''
  return document
    .replace(ENTRY, '')
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    .replace(
      '</body>',
      () =>
        `<script data-entry="${entry}" data-preload="${preload.join(' ')}" data-sheet="${sheet ?? ''}"${trip}>${boot}</script>\n</body>`,
    )
}

export type DocumentHashes = { script: string[]; style: string[] }

/** The hashes for a document's Content-Security-Policy: the SHA-256 of each inline script and style, without data blocks. */
export function inlineHashes(document: string): DocumentHashes {
  const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
  const scripts = [
    ...document.matchAll(
      /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
  const styles = [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  const hashes = (matches: RegExpMatchArray[]) => {
    const codes = matches.map((match) => match[1] ?? '')
    const unsure = codes.find((code) => code.includes(ORIGIN_PLACEHOLDER))
    if (unsure !== undefined)
      throw new Error(`The server would change what is hashed: ${unsure.slice(0, 200)}`)
    return [...new Set(codes.map(hash))]
  }
  return { script: hashes(scripts), style: hashes(styles) }
}

/** Finds markup that the policy would block: style attributes and inline handlers. */
export function refusedMarkup(document: string): string[] {
  const body = document.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
  return [...body.matchAll(/<[a-z][^>]*?\s(style|on[a-z]+)="[^>]*>/g)].map((match) => match[0].slice(0, 120))
}

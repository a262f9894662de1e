import type { ProsePage } from '../../site/company/index.ts'
import type { Faq } from '../../site/home/index.ts'
import { type ContentOf, type PageWords, PROSE_PAGES, pathOfPart } from './content-parts.rules.ts'
import { readProse } from './prose-text.rules.ts'

/** What a document carries of the texts that staff published, so that the page in the browser is the rendered one. */
export type EditedContent = {
  /** Milliseconds; a device that knows two takes the later one. */
  at: number
  /** By address, what is not empty. */
  pages: Record<string, Partial<PageWords>>
  questions?: Faq[]
  numbers?: ContentOf<'numbers'>
  banners?: ContentOf<'banners'>
  /** By address; null where the text is not in this document: it is on its own page, and fetched from any other. */
  prose: Record<string, ProsePage | null>
  /** By address of a page of prose: the ISO date of the last change of its meaning. */
  updated: Record<string, string>
}

/** The part of the published texts that the document of `path` carries. */
export function editedOf(at: number, values: ReadonlyMap<string, unknown>, path: string): EditedContent {
  const edited: EditedContent = { at, pages: {}, prose: {}, updated: {} }
  // The casts are safe: each value was parsed by the schema of its part.
  for (const [part, value] of values) {
    const place = pathOfPart(part)
    if (part === 'questions') edited.questions = value as Faq[]
    else if (part === 'numbers') edited.numbers = value as ContentOf<'numbers'>
    else if (part === 'banners') edited.banners = value as ContentOf<'banners'>
    else if (part.startsWith('page:')) {
      const words = Object.entries(value as PageWords).filter(([, text]) => text !== '')
      edited.pages[place] = Object.fromEntries(words)
    } else if (part.startsWith('prose:')) {
      edited.prose[place] = place === path ? pageOfProse(value as ContentOf<'prose'>, place) : null
      edited.updated[place] = (value as ContentOf<'prose'>).updated
    }
  }
  return edited
}

/** A page of prose of its text; that of the build where the text cannot be read. */
export function pageOfProse({ updated, text }: ContentOf<'prose'>, path: string): ProsePage | null {
  const read = readProse(text)
  return read.ok ? { ...read.page, updated } : (PROSE_PAGES[path] ?? null)
}

/** The data block of a document, where web/src/platform/edited-content.ts reads it. */
export function editedElement(edited: EditedContent): string {
  const text = JSON.stringify(edited).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="edited-content">${text}</script>`
}

/** A piece of a text: a paragraph, a list, or a table whose first column names the row. `[words](/path)` is a link. */
export type ProseBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }

/** A section of a prose page; `id` is its anchor, which must never change because other sites link to it. */
export type ProseSection = { id: string; heading: string; parts: readonly ProseBlock[] }

/** A page of English prose. `updated` is the ISO date of the last change of its meaning. */
export type ProsePage = { updated: string; lead: string; sections: readonly ProseSection[] }

/** A run of text, or a link within it. */
export type ProseRun = { text: string; href: string | null }

/** Splits a paragraph at its links. An invalid link stays text. */
export function readRuns(paragraph: string): ProseRun[] {
  const runs: ProseRun[] = []
  let end = 0
  for (const match of paragraph.matchAll(LINK)) {
    const [whole, text = '', href = ''] = match
    if (match.index > end) runs.push({ text: paragraph.slice(end, match.index), href: null })
    runs.push({ text, href })
    end = match.index + whole.length
  }
  if (end < paragraph.length) runs.push({ text: paragraph.slice(end), href: null })
  return runs
}

// Only links to own pages are valid: no scripts and no other host.
const LINK = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*)\)/g

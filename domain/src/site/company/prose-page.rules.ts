/** A piece of a text: a paragraph, a list, or a table whose first column names the row. `[words](/path)` is a link. */
export type ProseBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }

/** A section of a page of words; `id` is its anchor, for ever, because other people link to it. */
export type ProseSection = { id: string; heading: string; parts: readonly ProseBlock[] }

/** A page of words in English. `updated` is the ISO date on which its meaning last changed. */
export type ProsePage = { updated: string; lead: string; sections: readonly ProseSection[] }

/** A run of text, or a link within it. */
export type ProseRun = { text: string; href: string | null }

/** Takes a paragraph apart at its links. What only looks like one stays text. */
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

// Own pages only: nothing that a browser would run, no other host.
const LINK = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*)\)/g

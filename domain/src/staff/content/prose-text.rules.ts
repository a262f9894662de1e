import type { ProseBlock, ProsePage, ProseSection } from '../../site/company/index.ts'

/** A page of prose as one text that somebody can edit: Markdown with headings that keep their anchors, lists and tables. */
export function writeProse({ lead, sections }: Pick<ProsePage, 'lead' | 'sections'>): string {
  const blocks = sections.flatMap(({ id, heading, parts }) => [
    `## ${heading} {#${id}}`,
    ...parts.map(writeBlock),
  ])
  return [lead, ...blocks].join('\n\n')
}

function writeBlock(block: ProseBlock): string {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`
  return [line(block.head), line(block.head.map(() => '---')), ...block.rows.map(line)].join('\n')
}

const escapeCell = (cell: string) => cell.replaceAll('|', '\\|')

/** What keeps a text from being a page: it begins with a paragraph, and each heading has an anchor of its own. */
export const PROSE_FAULTS = ['no-lead', 'no-section', 'no-anchor', 'same-anchor', 'uneven-table'] as const
export type ProseFault = (typeof PROSE_FAULTS)[number]

/** Reads the text that `writeProse` writes. Anchors stay, because other sites link to them. */
export function readProse(
  text: string,
): { ok: true; page: Pick<ProsePage, 'lead' | 'sections'> } | { ok: false; fault: ProseFault } {
  const [lead = '', ...blocks] = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  if (lead === '' || lead.startsWith('#')) return { ok: false, fault: 'no-lead' }
  const sections: OpenSection[] = []
  for (const block of blocks) {
    const fault = block.startsWith('#') ? addSection(sections, block) : addPart(sections.at(-1), block)
    if (fault) return { ok: false, fault }
  }
  if (sections.length === 0) return { ok: false, fault: 'no-section' }
  return { ok: true, page: { lead: oneLine(lead), sections } }
}

type OpenSection = ProseSection & { parts: ProseBlock[] }

function addSection(sections: OpenSection[], block: string): ProseFault | null {
  const [, heading = '', id = ''] = HEADING.exec(block) ?? []
  if (id === '') return 'no-anchor'
  if (sections.some((one) => one.id === id)) return 'same-anchor'
  sections.push({ id, heading, parts: [] })
  return null
}

function addPart(section: OpenSection | undefined, block: string): ProseFault | null {
  if (!section) return 'no-section'
  const part = readBlock(block)
  if (part === null) return 'uneven-table'
  section.parts.push(part)
  return null
}

const HEADING = /^#{1,3} (\S.*?) \{#([a-z][a-z0-9-]*)\}$/
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

function readBlock(block: string): ProseBlock | null {
  const lines = block.split('\n').map((line) => line.trim())
  if (lines.every((line) => /^- \S/.test(line)))
    return { list: lines.map((line) => oneLine(line.slice(2).trim())) }
  if (lines.length < 2 || !lines.every((line) => /^\|.*\|$/.test(line))) return oneLine(block)
  const [head = [], , ...rows] = lines.map(readCells)
  return rows.every((row) => row.length === head.length) ? { head, rows } : null
}

function readCells(line: string): string[] {
  const cells = line.slice(1, -1).split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

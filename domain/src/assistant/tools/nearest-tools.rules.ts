import { TOOLS } from './registry.rules.ts'
import { OFFERED_TOOLS, type ToolName } from './tool-names.data.ts'

const OFFERS = 2

/** The two tools whose descriptions share most with a text, by groups of three letters; the first two of the list where none does. */
export function nearestTools(spoken: string): ToolName[] {
  const own = groupsOf(spoken)
  return [...OFFERED_TOOLS]
    .map((name, at) => ({ name, at, score: overlap(own, groupsOf(TOOLS[name].whenToUse.toLowerCase())) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, OFFERS)
    .map(({ name }) => name)
}

function groupsOf(text: string): Set<string> {
  const plain = ` ${text.replace(/[^\p{L}]+/gu, ' ').trim()} `
  return new Set(Array.from({ length: Math.max(plain.length - 2, 0) }, (_, at) => plain.slice(at, at + 3)))
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((group) => b.has(group)).length / (1 + Math.sqrt(b.size))
}

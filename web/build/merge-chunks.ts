/** A part of the build that may travel in one file with others. */
export type MergeableChunk = {
  file: string
  /** Estimated packed size. */
  bytes: number
  /** Only chunks of one kind are merged: what is fetched early never brings along what is fetched late. */
  kind: string
}

/** The files that one visit, or one part of it, fetches. */
export type Visit = {
  files: ReadonlySet<string>
  /** How much a byte weighs that this visit fetches and does not need; a visit before the page is alive counts more. */
  bytesWeight: number
  /** How often it happens beside the others. */
  weight: number
}

type Group = { files: string[]; bytes: number; kind: string; isIn: boolean[] }
type Merge = { gain: number; one: Group; other: Group }

/**
 * What a saved request is worth in packed bytes: on a slow phone (150 ms a turn, six at a time, 1.6 Mbit/s) a request takes as
 * long as 5 kB, and as much again for its headers, its line in the document and its turn of the main thread.
 */
const BYTES_PER_REQUEST = 12_000

/**
 * Merges small chunks that the same visits fetch, the most gainful pair first, until no pair saves more than it makes others
 * fetch for nothing. Never makes files that import each other in a circle. Gives back groups of two files and more.
 */
export function mergeChunks(
  chunks: readonly MergeableChunk[],
  visits: readonly Visit[],
  importsOf: (file: string) => readonly string[],
): string[][] {
  const groups = new Set<Group>(
    chunks.map(({ file, bytes, kind }) => ({
      files: [file],
      bytes,
      kind,
      isIn: visits.map(({ files }) => files.has(file)),
    })),
  )
  const groupOf = new Map([...groups].flatMap((group) => group.files.map((file) => [file, group] as const)))
  const links = (of: Group | string) => linksOf(of, groupOf, importsOf)
  let merges = [...groups].flatMap((group, i) => mergesWith(group, [...groups].slice(0, i), visits))
  while (merges.length > 0) {
    const best = merges.reduce((a, b) => (b.gain > a.gain ? b : a))
    const { one, other } = best
    if (isReachedOverAnother(one, other, links) || isReachedOverAnother(other, one, links)) {
      merges = merges.filter((merge) => merge !== best)
      continue
    }
    const merged = join(one, other)
    for (const gone of [one, other]) groups.delete(gone)
    for (const file of merged.files) groupOf.set(file, merged)
    const isGone = (group: Group) => group === one || group === other
    merges = merges.filter((merge) => !isGone(merge.one) && !isGone(merge.other))
    merges.push(...mergesWith(merged, [...groups], visits))
    groups.add(merged)
  }
  return [...groups].map(({ files }) => files).filter((files) => files.length > 1)
}

function mergesWith(one: Group, others: readonly Group[], visits: readonly Visit[]): Merge[] {
  return others
    .filter(({ kind }) => kind === one.kind)
    .map((other) => ({ gain: gainOf(one, other, visits), one, other }))
    .filter(({ gain }) => gain > 0)
}

function gainOf(one: Group, other: Group, visits: readonly Visit[]): number {
  let gain = 0
  visits.forEach(({ bytesWeight, weight }, i) => {
    if (one.isIn[i] && other.isIn[i]) gain += BYTES_PER_REQUEST * weight
    else if (one.isIn[i]) gain -= other.bytes * bytesWeight * weight
    else if (other.isIn[i]) gain -= one.bytes * bytesWeight * weight
  })
  return gain
}

function join(one: Group, other: Group): Group {
  const isIn = one.isIn.map((is, i) => is || other.isIn[i] === true)
  return { files: [...one.files, ...other.files], bytes: one.bytes + other.bytes, kind: one.kind, isIn }
}

function linksOf(
  of: Group | string,
  groupOf: ReadonlyMap<string, Group>,
  importsOf: (file: string) => readonly string[],
): Set<Group | string> {
  const files = typeof of === 'string' ? [of] : of.files
  const links = new Set(files.flatMap(importsOf).map((file) => groupOf.get(file) ?? file))
  links.delete(of)
  return links
}

/** Whether `from` imports `to` over at least one other file: merged, the two would import that file and be imported by it. */
function isReachedOverAnother(
  from: Group,
  to: Group,
  links: (of: Group | string) => Set<Group | string>,
): boolean {
  const seen = new Set<Group | string>([from])
  const open = [...links(from)].filter((next) => next !== to)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const further = links(next)
    if (further.has(to)) return true
    open.push(...further)
  }
  return false
}

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
  /** What it has fetched already: that costs it nothing, and saves it nothing. */
  before?: ReadonlySet<string>
  /** How much a byte weighs that this visit fetches and does not need; a visit before the page is alive counts more. */
  bytesWeight: number
  /** How often it happens beside the others. */
  weight: number
}

type Group = {
  files: string[]
  kind: string
  /** Its files and all that they import, at any distance. */
  brought: ReadonlySet<string>
}
type Merge = { gain: number; one: Group; other: Group }

/**
 * What a saved request is worth in packed bytes. On a slow phone (150 ms a turn, six at a time, 1.6 Mbit/s) it takes as long as 5 kB,
 * and as much again for its headers, its line in the document and its turn of the main thread; the rest was chosen by trying (ADR 141).
 */
const BYTES_PER_REQUEST = 18_000

/**
 * Merges small chunks that the same visits fetch, the most gainful pair first, until no pair saves more than it makes others
 * fetch for nothing: a visit that needs one of the two gets the other, and all that the other imports. Never makes files that
 * import each other in a circle. Gives back groups of two files and more.
 */
export function mergeChunks(
  chunks: readonly MergeableChunk[],
  visits: readonly Visit[],
  importsOf: (file: string) => readonly string[],
): string[][] {
  const groups = new Set<Group>(
    chunks.map(({ file, kind }) => ({ files: [file], kind, brought: broughtBy(file, importsOf) })),
  )
  const groupOf = new Map([...groups].flatMap((group) => group.files.map((file) => [file, group] as const)))
  const links = (of: Group | string) => linksOf(of, groupOf, importsOf)
  const prices = pricesOf(chunks, visits, groupOf)
  let merges = [...groups].flatMap((group, i) => mergesWith(group, [...groups].slice(0, i), prices))
  while (merges.length > 0) {
    const best = merges.reduce((a, b) => (b.gain > a.gain ? b : a))
    const { one, other } = best
    // What visits fetch has changed since it was looked at.
    const gain = prices.gainOf(one, other)
    const isLess = gain < best.gain
    best.gain = gain
    if (isLess && gain > 0) continue
    if (gain <= 0 || isReachedOverAnother(one, other, links) || isReachedOverAnother(other, one, links)) {
      merges = merges.filter((merge) => merge !== best)
      continue
    }
    const merged = join(one, other)
    for (const gone of [one, other]) groups.delete(gone)
    for (const file of merged.files) groupOf.set(file, merged)
    prices.fetchTogether(one, other, merged)
    const isGone = (group: Group) => group === one || group === other
    merges = merges.filter((merge) => !isGone(merge.one) && !isGone(merge.other))
    merges.push(...mergesWith(merged, [...groups], prices))
    groups.add(merged)
  }
  return [...groups].map(({ files }) => files).filter((files) => files.length > 1)
}

type Prices = ReturnType<typeof pricesOf>

/** What the visits fetch by now, and what it costs them to fetch more. */
function pricesOf(
  chunks: readonly MergeableChunk[],
  visits: readonly Visit[],
  groupOf: ReadonlyMap<string, Group>,
) {
  const bytesOf = new Map(chunks.map(({ file, bytes }) => [file, bytes]))
  const states = visits.map((visit) => ({
    ...visit,
    fetched: new Set(visit.files),
    /** What each group costs it; empty again when it fetches more. */
    costs: new Map<Group, number>(),
  }))
  type State = (typeof states)[number]

  const has = ({ fetched }: State, { files: [file = ''] }: Group) => fetched.has(file)

  /** What the visit would fetch for nothing, in bytes: the group, and what it imports as far as that is missing. */
  function costOf(state: State, group: Group): number {
    const known = state.costs.get(group)
    if (known !== undefined) return known
    const { fetched, before, bytesWeight, weight } = state
    const added = [...group.brought].filter((file) => !fetched.has(file) && !before?.has(file))
    const bytes = added.reduce((sum, file) => sum + (bytesOf.get(file) ?? 0), 0)
    const requests = new Set(added.flatMap((file) => groupOf.get(file) ?? []))
    requests.delete(group)
    const cost = weight * (bytes * bytesWeight + requests.size * BYTES_PER_REQUEST)
    state.costs.set(group, cost)
    return cost
  }

  function fetchMore({ fetched, before }: State, files: ReadonlySet<string>): void {
    for (const file of files) if (!before?.has(file)) fetched.add(file)
  }

  return {
    /** Packed bytes that all visits together save by one request less, without what some fetch for nothing. */
    gainOf(one: Group, other: Group): number {
      let gain = 0
      for (const state of states) {
        const [hasOne, hasOther] = [has(state, one), has(state, other)]
        if (hasOne && hasOther) gain += BYTES_PER_REQUEST * state.weight
        else if (hasOne) gain -= costOf(state, other)
        else if (hasOther) gain -= costOf(state, one)
      }
      return gain
    },
    fetchTogether(one: Group, other: Group, { brought }: Group): void {
      for (const state of states) {
        const [hasOne, hasOther] = [has(state, one), has(state, other)]
        if (!hasOne && !hasOther) continue
        fetchMore(state, brought)
        if (hasOne !== hasOther) state.costs.clear()
      }
    },
  }
}

function mergesWith(one: Group, others: readonly Group[], prices: Prices): Merge[] {
  return others
    .filter(({ kind }) => kind === one.kind)
    .map((other) => ({ gain: prices.gainOf(one, other), one, other }))
    .filter(({ gain }) => gain > 0)
}

function join(one: Group, other: Group): Group {
  return {
    files: [...one.files, ...other.files],
    kind: one.kind,
    brought: new Set([...one.brought, ...other.brought]),
  }
}

function broughtBy(file: string, importsOf: (file: string) => readonly string[]): Set<string> {
  const brought = new Set([file])
  // A set is walked in the order of insertion, with what is added on the way.
  for (const one of brought) for (const imported of importsOf(one)) brought.add(imported)
  return brought
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

import { foldLetters } from '@tripwright/domain/base/fold-text'

/** A page or an action. `words` are further search terms; they are shown beside it. */
export type PaletteEntry = {
  id: string
  group: 'trips' | 'pages' | 'places' | 'actions'
  label: string
  words: string
  run: () => void
}

/** Maximum of entries per group, so that no group hides the others. */
const MAX_PER_GROUP = 8

/**
 * The entries that contain every typed word, ignoring case and accents: those whose name begins with it first, then those
 * with a word that does, then the rest. Entries of one group stay together, the group of the best one first; equals keep
 * their given order. All groups, truncated, when nothing was typed.
 */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const query = foldLetters(typed)
  const matches = entries
    .map((entry) => ({ entry, rank: rankOf(entry, query) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
  const groups = [...new Set(matches.map(({ group }) => group))]
  return groups.flatMap((group) =>
    matches.filter((entry) => entry.group === group).slice(0, query ? MAX_PER_GROUP : undefined),
  )
}

function rankOf({ label, words }: PaletteEntry, query: string): number {
  const name = foldLetters(label)
  if (name.startsWith(query)) return 0
  if (startsWord(name, query)) return 1
  const all = `${name} ${foldLetters(words)}`
  const parts = query.split(/\s+/)
  if (parts.every((part) => startsWord(all, part))) return 2
  return parts.every((part) => all.includes(part)) ? 3 : Number.POSITIVE_INFINITY
}

function startsWord(text: string, part: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((_, at, all) => all.slice(at).join(' ').startsWith(part))
}

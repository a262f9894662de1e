/** Something that happened in a trip: who did it, and when. */
export type TripEvent = {
  kind: 'made' | 'changed' | 'restored' | 'joined' | 'left' | 'removed' | 'role'
  at: Date
  author: { id: string; name: string } | null
}
/** What somebody is told of a trip: the names of those who joined, and of those who changed it. */
export type TripNews = { joined: string[]; changed: string[] }

/**
 * What others did in a trip since somebody is in it; null where that is nothing to tell. Their own doing is no news to
 * them, nor who left or got which role: that is in the history.
 */
export function newsFor(
  personId: string,
  since: Date | null,
  events: readonly TripEvent[],
  unnamed: string,
): TripNews | null {
  const news = events.filter(({ author, at }) => author?.id !== personId && (since === null || at >= since))
  const names = (kinds: readonly TripEvent['kind'][]) => {
    const authors = news.filter(({ kind }) => kinds.includes(kind)).map(({ author }) => author)
    const byId = new Map(authors.map((author) => [author?.id, author?.name || unnamed]))
    return [...byId.values()]
  }
  const [joined, changed] = [names(['joined']), names(['changed', 'restored'])]
  return joined.length + changed.length === 0 ? null : { joined, changed }
}

const MAX_NAMES = 3

/** Names for a sentence: the first three, and a word for the rest. */
export function namesText(names: readonly string[], others: string): string {
  return names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES - 1), others].join(', ') : names.join(', ')
}

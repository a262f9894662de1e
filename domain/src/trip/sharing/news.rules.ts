/** Something that happened in a trip: who did it, and when. */
export type HistoryEvent = {
  kind: 'made' | 'changed' | 'restored' | 'joined' | 'left' | 'removed' | 'role' | 'commented'
  at: Date
  author: { id: string; name: string } | null
  /** Ids of those whom a comment mentions. */
  mentioned: readonly string[]
}
/** What somebody is told of a trip, in one notification, and the names of those who did it. */
export type TripNews = {
  kind: 'trip-joined' | 'trip-changed' | 'trip-commented' | 'trip-mentioned' | 'trip-news'
  names: string[]
}

const NEWS_KINDS = {
  joined: 'trip-joined',
  changed: 'trip-changed',
  restored: 'trip-changed',
  commented: 'trip-commented',
} as const

/**
 * What others did in a trip since somebody is in it; null where that is nothing to tell. That somebody mentioned them is
 * told before all else. Their own doing is no news to them, nor who left or got which role: that is in the history.
 */
export function newsFor(
  personId: string,
  since: Date | null,
  events: readonly HistoryEvent[],
  unnamed: string,
): TripNews | null {
  const news = events.flatMap(({ kind, author, at, mentioned }) => {
    if (author?.id === personId || (since !== null && at < since) || !isNews(kind)) return []
    return [{ kind: mentioned.includes(personId) ? ('trip-mentioned' as const) : NEWS_KINDS[kind], author }]
  })
  const mentions = news.filter(({ kind }) => kind === 'trip-mentioned')
  const chosen = mentions.length > 0 ? mentions : news
  const [first] = chosen
  if (!first) return null
  const byId = new Map(chosen.map(({ author }) => [author?.id, author?.name || unnamed]))
  const kind = chosen.every((one) => one.kind === first.kind) ? first.kind : 'trip-news'
  return { kind, names: [...byId.values()] }
}

function isNews(kind: HistoryEvent['kind']): kind is keyof typeof NEWS_KINDS {
  return Object.hasOwn(NEWS_KINDS, kind)
}

const MAX_NAMES = 3

/** Names for a sentence: the first three, and a word for the rest. */
export function namesText(names: readonly string[], others: string): string {
  return names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES - 1), others].join(', ') : names.join(', ')
}

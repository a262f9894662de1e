/** Something that happened in a trip: who did it, and when. */
export type HistoryEvent = {
  kind: 'made' | 'changed' | 'restored' | 'joined' | 'left' | 'removed' | 'role' | 'commented'
  at: Date
  author: { id: string; name: string } | null
  /** Who came, went or got another role, where that was not the author. */
  subjectId: string | null
  /** Ids of those whom a comment mentions. */
  mentioned: readonly string[]
  /** Whether a booking was added, changed or removed. */
  hasBooking: boolean
  /** Whether nothing changed but marks of the day, ticks of a packing list, and whether the trip is deleted. */
  isQuiet: boolean
}
export type NewsKind = 'trip-joined' | 'trip-changed' | 'trip-booked' | 'trip-commented'
/** What somebody is told of a trip in one notification, and the names of those who did it. */
export type TripNews = {
  kind: NewsKind | 'trip-mentioned' | 'trip-news'
  /** What it tells of, each kind once. */
  parts: NewsKind[]
  names: string[]
}

const NEWS_KINDS = {
  joined: 'trip-joined',
  changed: 'trip-changed',
  restored: 'trip-changed',
  commented: 'trip-commented',
} as const

type Reader = {
  id: string
  /** When they came into the trip; null for its owner. */
  since: Date | null
  wants: (kind: NewsKind) => boolean
}

/** Whether others gave somebody another role in a trip since they are in it; the last one counts. */
export function gotRole(
  { id, since }: Pick<Reader, 'id' | 'since'>,
  events: readonly HistoryEvent[],
): boolean {
  return events.some(
    ({ kind, subjectId, at }) => kind === 'role' && subjectId === id && (since === null || at >= since),
  )
}

/**
 * What others did in a trip since somebody is in it, of the kinds that they want: first that somebody mentioned them, then all
 * else. Their own doing is no news to them, nor what was marked as done or packed, nor who left or got which role: that is in
 * the history.
 */
export function newsFor(
  { id, since, wants }: Reader,
  events: readonly HistoryEvent[],
  unnamed: string,
): TripNews[] {
  const news = events.flatMap(({ kind, author, at, mentioned, hasBooking, isQuiet }) => {
    if (author?.id === id || (since !== null && at < since) || !isNews(kind)) return []
    if (kind === 'changed' && isQuiet) return []
    const part: NewsKind = hasBooking ? 'trip-booked' : NEWS_KINDS[kind]
    return wants(part) ? [{ part, isMention: mentioned.includes(id), author }] : []
  })
  return [news.filter(({ isMention }) => isMention), news.filter(({ isMention }) => !isMention)].flatMap(
    (chosen) => {
      const [first] = chosen
      if (!first) return []
      const parts = [...new Set(chosen.map(({ part }) => part))]
      const byId = new Map(chosen.map(({ author }) => [author?.id, author?.name || unnamed]))
      const kind = first.isMention ? 'trip-mentioned' : parts.length > 1 ? 'trip-news' : first.part
      return [{ kind, parts, names: [...byId.values()] }]
    },
  )
}

function isNews(kind: HistoryEvent['kind']): kind is keyof typeof NEWS_KINDS {
  return Object.hasOwn(NEWS_KINDS, kind)
}

const MAX_NAMES = 3
const and = new Intl.ListFormat('en')

/** Names for a sentence in English: three at most, the last of which is a word for the rest where there are more. */
export function namesText(names: readonly string[], others: string): string {
  return and.format(names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES - 1), others] : names)
}

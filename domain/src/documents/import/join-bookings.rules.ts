import type { ReadBooking, ReadEnd } from '../booking-words/index.ts'

/** A booking with the index of the document that it was read in. */
export type LocatedBooking = { document: number; booking: ReadBooking }

/**
 * One booking where several documents tell the same journey, bed or table: a mail and the pass attached to it, or the passes
 * of two passengers. The first counts, the others fill in what it does not say.
 */
export function joinRepeated(all: readonly LocatedBooking[]): LocatedBooking[] {
  const groups = new Map<unknown, LocatedBooking[]>()
  for (const one of all) {
    const key = keyOf(one.booking) ?? one
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    let { booking } = first
    for (const other of others) booking = fill(booking, other.booking)
    return [{ document: first.document, booking }]
  })
}

/** What two readings of one thing have in common; null where too little is known to say. */
function keyOf({ kind, number, name, startsAt }: ReadBooking): string | null {
  const title = (number ?? name)?.replace(/\s/g, '').toLowerCase()
  return title && startsAt.at ? `${kind} ${title} ${startsAt.at.date}` : null
}

function fill(one: ReadBooking, other: ReadBooking): ReadBooking {
  const people = [...new Set([...(one.people ?? []), ...(other.people ?? [])].map((name) => name.trim()))]
  const known = new Set(one.people?.map(sameName))
  const added = people.filter((name) => one.people?.includes(name) || !known.has(sameName(name)))
  const isMissing = (field: string) => !one.origins.some((origin) => origin.field === field)
  return {
    ...other,
    ...one,
    ...(added.length > 0 && { people: added.slice(0, 40) }),
    startsAt: fillEnd(one.startsAt, other.startsAt),
    endsAt: fillEnd(one.endsAt, other.endsAt),
    origins: [...one.origins, ...other.origins.filter(({ field }) => isMissing(field))],
  }
}

function fillEnd(one: ReadEnd, other: ReadEnd): ReadEnd {
  return {
    at: one.at?.time ? one.at : other.at?.time ? other.at : (one.at ?? other.at),
    place: one.place?.code || !other.place?.code ? (one.place ?? other.place) : other.place,
  }
}

function sameName(name: string): string {
  return name.toLowerCase().split(/\s+/).sort().join(' ')
}

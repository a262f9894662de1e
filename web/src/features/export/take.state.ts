import {
  copyOf,
  exportMessages,
  fileNameOf,
  outlineTrip,
  type TakenTrip,
  type Wording,
  writeCalendar,
  writeGeoJson,
  writeGpx,
  writeMarkdown,
} from '@tripwright/domain/export'
import type { TripState } from '@tripwright/domain/trips'
import type { Shown } from '#features/planner/index.ts'
import { changeTrip, newTripId } from '#features/trips/index.ts'
import { saveFile } from '#platform/save-file.ts'
import { formats } from '#platform/text/use-formats.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { TripSheet } from './trip-sheet.tsx'

const KINDS = {
  ics: 'text/calendar',
  md: 'text/markdown',
  gpx: 'application/gpx+xml',
  geojson: 'application/geo+json',
} as const
type FileKind = keyof typeof KINDS
/** A trip with its plan, as the page shows it. */
export type Taking = { trip: TripState; shown: Shown; title: string }
/** What is put on paper. */
export type Sheet = { TripSheet: typeof TripSheet; trip: TakenTrip; words: Wording; name: string }

/** Writes the trip in this browser and gives it to the person as a file. */
export function saveTrip(taking: Taking, kind: FileKind): void {
  const { trip, words } = layOut(taking)
  const file = fileNameOf(trip.title, trip.days[0]?.date, kind)
  const { text, count } = write(kind, trip, words)
  saveFile(file, text, KINDS[kind])
  toast(textOf(exportMessages, `saved.${kind}`, { file, count }), { kind: 'success' })
}

function write(kind: FileKind, trip: TakenTrip, words: Wording): { text: string; count: number } {
  const now = Date.now()
  if (kind === 'ics') return writeCalendar(trip, words, now)
  if (kind === 'gpx') return writeGpx(trip, words, now)
  if (kind === 'geojson') return writeGeoJson(trip, words)
  const today = new Date(now).toISOString().slice(0, 10)
  return { text: writeMarkdown(trip, words, today), count: trip.days.length }
}

export function makeSheet(taking: Taking): Sheet {
  const { trip, words } = layOut(taking)
  const name = fileNameOf(trip.title, trip.days[0]?.date, 'pdf').replace(/\.pdf$/, '')
  return { TripSheet, trip, words, name }
}

/** Makes another trip of it, on this device at once; its id, or null when it could not be kept. */
export function copyTrip({ trip, title }: Taking): string | null {
  const copy = { id: newTripId(), title: textOf(exportMessages, 'copy.title', { title }) }
  const isMade = changeTrip(copy.id, copyOf(trip, copy, newTripId)).ok
  if (isMade) toast(textOf(exportMessages, 'copied', { title: copy.title }), { kind: 'success' })
  else toast(textOf(exportMessages, 'copied.not'), { kind: 'error' })
  return isMade ? copy.id : null
}

function layOut({ trip, shown, title }: Taking): { trip: TakenTrip; words: Wording } {
  const address = new URL(`/itinerary?trip=${trip.id}`, location.href).href
  const taken = outlineTrip({ trip, view: shown.view, facts: shown.named.facts, address })
  return { trip: { ...taken, title: taken.title || title }, words: wording() }
}

/** The reader's language and formats; dates are days of a calendar and times those of the place, so both are read as UTC. */
function wording(): Wording {
  const { money, date, list } = formats()
  return {
    say: (key, values) => textOf(exportMessages, key, values),
    money: ({ amount, currency }) => money(amount, currency),
    clock: (minutes) => date(minutes * 60_000, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
    day: (day) => date(new Date(day), { dateStyle: 'full', timeZone: 'UTC' }),
    list,
  }
}

import { EXPORT_TYPES, exportTrip, writeExport } from '@tripwright/domain/trip/export'
import { redactForReaders } from '@tripwright/domain/trip/sharing'
import { emptyTrip, mergeServerChanges, type TripState } from '@tripwright/domain/trip/sync'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { exportWords } from './export-words.service.ts'
import { layOutExport, readTripState } from './exported-trip.service.ts'

/** A file lays the whole trip out: enough for every format of a dozen trips. */
const EXPORTS = { name: 'trip.exports', points: 120, seconds: 10 * 60 }

export const exportRoutes: Route[] = [
  route(exportTrip, async ({ id, format, audience }, { db, person, now, platform }) => {
    const turn = await platform.limits.take(EXPORTS, person.id)
    if (!turn.ok) throw new AppError('too-many-requests', { retryAfter: turn.retryAfterSeconds })
    const whole = await readTripState(db, id, person.id)
    const trip = audience === 'readers' ? asReadersGetIt(whole) : whole
    const exported = await layOutExport({ db, config: platform.config }, trip)
    const { name, text } = writeExport(format, { trip, exported, words: exportWords, now: now.getTime() })
    // The byte order mark tells a spreadsheet that it is UTF-8.
    return new Response(format === 'csv' ? `\ufeff${text}` : text, {
      headers: {
        'content-type': `${EXPORT_TYPES[format]}; charset=utf-8`,
        'content-disposition': attachment(name),
        'cache-control': 'no-store',
      },
    })
  }),
]

/** By the rule of shared links (docs/decisions/0052). */
function asReadersGetIt(whole: TripState): TripState {
  const { trip } = redactForReaders(whole)
  const state = mergeServerChanges(emptyTrip(trip.id), trip)
  if (state === null) throw new AppError('not-found')
  return state
}

/** The name in both forms of RFC 6266; a file's name has letters and digits of any script, and hyphens. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-').replace(/-{2,}/g, '-')
  const encoded = encodeURIComponent(name).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

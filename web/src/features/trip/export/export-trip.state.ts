import { isDryDay, isInForecastReach } from '@tripwright/domain/destination/weather'
import {
  buildExportTrip,
  buildUnplannedExport,
  copyTripChanges,
  EXPORT_TYPES,
  type ExportFormat,
  type ExportFormatter,
  type ExportTrip,
  exportMessages,
  fileNameOf,
  writeExport,
} from '@tripwright/domain/trip/export'
import type { TripState } from '@tripwright/domain/trip/sync'
import { loadTripWeather } from '#features/destination/weather/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { changeTrip, newTripId } from '#features/trip/sync/index.ts'
import { downloadText } from '#platform/download-file.ts'
import { publicAddress } from '#platform/reach-server.ts'
import { formats } from '#platform/text/use-formats.ts'
import { textOf } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { toast } from '#ui/toast.ts'
import { PrintedTrip } from './printed-trip.tsx'

/** A trip with its plan, as the page shows it; null: it has none, or no facts to show it with. */
export type ExportInput = { trip: TripState; planWithFacts: PlanWithFacts | null; title: string }
/** The content of a printed trip. */
export type PrintJob = {
  TripSheet: typeof PrintedTrip
  trip: ExportTrip
  words: ExportFormatter
  name: string
}

/** Builds the file in this browser and offers it as a download. */
export async function downloadTrip(exportInput: ExportInput, format: ExportFormat): Promise<void> {
  const { trip: exported, words } = await prepareExport(exportInput)
  const { trip } = exportInput
  const { name, text, count } = writeExport(format, {
    trip,
    exported,
    words,
    now: Date.now(),
    today: today(),
  })
  downloadText(name, text, EXPORT_TYPES[format])
  toast(textOf(exportMessages, `saved.${format}`, { file: name, count }), { kind: 'success' })
}

export async function makePrintJob(exportInput: ExportInput): Promise<PrintJob> {
  const { trip, words } = await prepareExport(exportInput)
  const name = fileNameOf(trip.title, trip.days[0]?.date, 'pdf').replace(/\.pdf$/, '')
  return { TripSheet: PrintedTrip, trip, words, name }
}

/** Copies the trip, on this device at once; gives its id, or null when it could not be stored. */
export function copyTrip({ trip, title }: ExportInput): string | null {
  const copy = { id: newTripId(), title: textOf(exportMessages, 'copy.title', { title }) }
  const isMade = changeTrip(copy.id, copyTripChanges(trip, copy, newTripId)).ok
  if (isMade) toast(textOf(exportMessages, 'copied', { title: copy.title }), { kind: 'success' })
  else toast(textOf(exportMessages, 'copied.not'), { kind: 'error' })
  return isMade ? copy.id : null
}

async function prepareExport({ trip, planWithFacts, title }: ExportInput): Promise<{
  trip: ExportTrip
  words: ExportFormatter
}> {
  const address = publicAddress(`/itinerary?trip=${trip.id}`)
  const exported = planWithFacts
    ? buildExportTrip({
        trip,
        view: planWithFacts.view,
        facts: planWithFacts.keyedFacts.facts,
        address,
        dryDays: await Promise.race([findDryDays(planWithFacts), waited()]),
      })
    : buildUnplannedExport(trip, address)
  return { trip: { ...exported, title: exported.title || title }, words: makeFormatter() }
}

/** A file does not wait for a forecast. */
const FORECAST_MS = 1500
const waited = () => new Promise<number[]>((resolve) => setTimeout(resolve, FORECAST_MS, []))

/** The days of the plan that the forecast on this device, or of the network, says to be dry; none where nobody knows it. */
async function findDryDays({ view, keyedFacts }: PlanWithFacts): Promise<number[]> {
  const { days } = view.plan
  const towns = keyedFacts.facts.guides.map(({ city: { id, lat, lon } }) => ({
    id,
    lat,
    lon,
    dates: days.filter(({ cityId }) => cityId === id).map(({ date }) => date),
  }))
  if (!days.some(({ date }) => isInForecastReach(date, today()))) return []
  const weather = await loadTripWeather(towns).catch(() => null)
  return days.flatMap(({ cityId, date }, index) => {
    const known = weather?.(cityId, date)
    return known?.kind === 'forecast' && isDryDay(known.day) ? [index] : []
  })
}

/** The reader's language and formats; dates are calendar days and times local, so both are formatted as UTC. */
function makeFormatter(): ExportFormatter {
  const { money, date, list } = formats()
  return {
    say: (key, values) => textOf(exportMessages, key, values),
    money: ({ amount, currency }) => money(amount, currency),
    clock: (minutes) => date(minutes * 60_000, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
    day: (day) => date(new Date(day), { dateStyle: 'full', timeZone: 'UTC' }),
    list,
  }
}

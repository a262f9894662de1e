import {
  MAX_TRIP_FILE_BYTES,
  readTripFile,
  type TripFile,
  type TripFileProblem,
  tripFileChanges,
} from '@tripwright/domain/trip/export'
import { createTrip, newTripId } from '#features/trip/sync/index.ts'

/** What a chosen file turned out to be. */
export type ChosenFile = { name: string } & ({ trip: TripFile } | { problem: TripFileProblem })

/** Reads a file in this browser; nothing is written. */
export async function readChosenFile(file: File): Promise<ChosenFile> {
  const { name } = file
  if (file.size > MAX_TRIP_FILE_BYTES) return { name, problem: { code: 'too-large' } }
  const text = await decodeFile(file)
  if (text === null) return { name, problem: { code: 'not-json' } }
  const result = readTripFile(text)
  return result.ok ? { name, trip: result.file } : { name, problem: result }
}

/** Makes the trip of a file, on this device at once; gives its id, or null when it could not be stored. */
export function addTripOfFile(trip: TripFile): string | null {
  const id = newTripId()
  return createTrip(id, tripFileChanges(trip, id, newTripId)).ok ? id : null
}

/** Null where it is no UTF-8, or cannot be read: it was moved, or is a folder. */
async function decodeFile(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

import { unzipSync } from 'fflate'

/** Together: a pass with its pictures has less than one of them. */
const MAX_UNPACKED_BYTES = 40_000_000
const MAX_ENTRIES = 500
/** What is read in an archive: a pass, several passes, a map, and files of the kinds that are read by themselves. */
const WANTED = /(?:^|\/)pass\.json$|\.(?:pkpass|kml|gpx|ics|eml|csv|geojson|html?)$/i

type Unpacked =
  | { ok: true; files: { name: string; bytes: Uint8Array }[] }
  | { ok: false; problem: 'unpacks-too-large' | 'broken-zip' }

/** The files of an archive that can be read. The sizes that it declares bound what is unpacked: more is never written. */
export function unpackArchive(bytes: Uint8Array): Unpacked {
  let [sum, count] = [0, 0]
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++count > MAX_ENTRIES) throw new TooLarge()
        if (!WANTED.test(name) || /(?:^|\/)__MACOSX\//.test(name)) return false
        sum += originalSize
        if (sum > MAX_UNPACKED_BYTES) throw new TooLarge()
        return true
      },
    })
    return { ok: true, files: Object.entries(files).map(([name, content]) => ({ name, bytes: content })) }
  } catch (error) {
    return { ok: false, problem: error instanceof TooLarge ? 'unpacks-too-large' : 'broken-zip' }
  }
}

class TooLarge extends Error {}

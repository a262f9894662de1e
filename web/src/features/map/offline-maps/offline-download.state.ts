import { loadCities, loadGuide } from '#features/destination/places/index.ts'
import { cacheCityLand } from '#features/map/basemap/index.ts'

const LIST = '/later.json'

export type OfflineDownloadProgress = { done: number; total: number; missing: number }

/** Downloads the parts of the app and all guides with their land, one after the other; ends early when the signal aborts. */
export async function downloadForOffline(
  onProgress: (progress: OfflineDownloadProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const [files, cities] = await Promise.all([listFiles(), loadCities()])
  const jobs = [
    ...files.map((file) => async () => (await fetch(file, { signal })).ok),
    ...(cities ?? []).map(
      ({ id }) =>
        async () =>
          (await loadGuide(id)) !== null && cacheCityLand([id]),
    ),
  ]
  // Without the lists nothing was downloaded: that is a failure.
  const unlisted = Number(files.length === 0) + Number(cities === null)
  const progress = { done: 0, total: jobs.length + unlisted, missing: unlisted }
  onProgress({ ...progress })
  for (const job of jobs) {
    if (signal.aborted) return
    const isThere = await job().catch(() => false)
    progress.done += 1
    if (!isThere) progress.missing += 1
    onProgress({ ...progress })
  }
  onProgress({ ...progress, done: progress.total })
}

async function listFiles(): Promise<string[]> {
  try {
    const files: unknown = await (await fetch(LIST)).json()
    return Array.isArray(files) ? files.map(String) : []
  } catch {
    return []
  }
}

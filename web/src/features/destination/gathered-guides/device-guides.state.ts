import type { City } from '@tripwright/domain/destination/places'
import { withStore } from '#platform/offline-db.ts'

const GUIDE = 'public:guide:'

/** A city whose guide can be planned with. */
export type GuideCity = Pick<City, 'id' | 'name'> & Partial<Pick<City, 'lat' | 'lon'>>

/** The cities whose guides this device keeps. Empty where the browser cannot store any. */
export async function listGuidesOnDevice(): Promise<Required<GuideCity>[]> {
  try {
    const rows = await withStore('cached-data', 'readonly', (store) => store.list())
    return rows
      .filter(({ key }) => key.startsWith(GUIDE))
      .flatMap(({ data }) => {
        const { id, name, lat, lon } = Object(Object(data).city)
        const isGuide = typeof id === 'string' && typeof name === 'string'
        return isGuide && typeof lat === 'number' && typeof lon === 'number' ? [{ id, name, lat, lon }] : []
      })
  } catch {
    return []
  }
}

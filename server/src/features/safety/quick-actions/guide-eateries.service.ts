import { type City, isEatery } from '@tripwright/domain/destination/places'
import type { RegionPlace } from '@tripwright/domain/map/offline-maps'
import type { Eatery } from '@tripwright/domain/safety/quick-actions'
import { findGuide, guidesProvenance, listCities } from '#features/destination/places/index.ts'

type Place = { zone: string; country: string }
type GuideEateries = {
  eateries: Eatery[]
  placeOf: ReadonlyMap<string, Place>
  asOf: string
  written: string | null
}

let guideEateries: GuideEateries | null = null

/** Restaurants of all guides, built on first use; the city of each; the date of the oldest. */
export function listGuideEateries(): GuideEateries {
  guideEateries ??= readGuides()
  return guideEateries
}

function readGuides(): GuideEateries {
  const eateries: Eatery[] = []
  const placeOf = new Map<string, Place>()
  for (const { id } of listCities()) {
    const guide = findGuide(id)
    if (guide === null) continue
    for (const point of guide.pointsOfInterest.filter(isEatery)) {
      placeOf.set(point.id, placeIn(guide.city))
      eateries.push({
        id: point.id,
        name: point.name,
        lat: point.lat,
        lon: point.lon,
        kind: point.category,
        // A guide has no addresses and no telephone numbers.
        address: null,
        phone: null,
        website: point.url,
        about: point.about,
        hours: point.hours,
        source: 'guide',
      })
    }
  }
  const { asOf, written } = guidesProvenance()
  return { eateries, placeOf, asOf, written: written ?? null }
}

function placeIn({ zone, country }: City): Place {
  return { zone, country }
}

/** A region's place as a restaurant; its kind is the OpenStreetMap tag. */
export function eateryOfRegion(place: RegionPlace): Eatery {
  const { id, name, lat, lon, kind, address, phone, website, hours } = place
  return {
    id: `osm-${id}`,
    name,
    lat,
    lon,
    kind,
    about: null,
    source: 'openstreetmap',
    address: address ?? null,
    phone: phone ?? null,
    website: website ?? null,
    hours: hours ?? null,
  }
}

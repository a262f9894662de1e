import {
  type Guide,
  isEatery,
  type PointOfInterest,
  parseTownId,
} from '@tripwright/domain/destination/places'
import { listCountryRows } from '#features/destination/countries/index.ts'
import type { CommonsPicture, PicturedPlace, Wikimedia } from '#platform/wikimedia/wikimedia.port.ts'
import type { StoredPicture } from './city-pictures.store.ts'

/** The most that one call to Commons may name. */
const FILES_AT_ONCE = 50

/**
 * Pictures of the places of a guide. Those of a gathered guide are named in it; those of ours are looked up by name and position.
 * Null where somebody who was asked did not answer.
 */
export async function findPictures(wikimedia: Wikimedia, guide: Guide): Promise<StoredPicture[] | null> {
  const files = await filesOf(wikimedia, guide)
  if (files === null || wikimedia.describePictures === null) return null
  const names = [...new Set(files.values())]
  const described = new Map<string, CommonsPicture>()
  for (let at = 0; at < names.length; at += FILES_AT_ONCE) {
    const some = await wikimedia.describePictures(names.slice(at, at + FILES_AT_ONCE))
    if (some === null) return null
    for (const [file, picture] of some) described.set(file, picture)
  }
  return [...files].flatMap(([placeId, file]) => {
    const picture = described.get(file)
    return picture ? [{ placeId, ...picture }] : []
  })
}

/** The name of the file of each place that has one. */
async function filesOf(wikimedia: Wikimedia, guide: Guide): Promise<Map<string, string> | null> {
  const { city, pointsOfInterest: places } = guide
  const named = places.flatMap(({ id, picture }): [string, string][] => {
    const file = picture && fileOfPage(picture.page)
    return file ? [[id, file]] : []
  })
  // All that Wikidata tells of a gathered town is in its guide.
  if (parseTownId(city.id) !== null) return new Map(named)
  const { languages = [] } = listCountryRows().get(city.country)?.row ?? {}
  const sights = places.filter((place) => !isEatery(place)).map((place) => toPicturedPlace(place, languages))
  return (await wikimedia.findPictures?.(sights)) ?? null
}

function toPicturedPlace(
  { id, name, nameLocal, lat, lon }: PointOfInterest,
  languages: readonly string[],
): PicturedPlace {
  const english = [...new Set([name, name.replace(/^The /, '')])]
  const names = [
    ...english.map((text) => ({ text, language: 'en' })),
    { text: name, language: 'mul' },
    ...['mul', ...languages].map((language) => ({ text: nameLocal, language })),
  ]
  const once = new Map(names.map((one) => [`${one.text}@${one.language}`, one]))
  return { id, lat, lon, names: [...once.values()] }
}

/** Titles are written with underscores in addresses. */
function fileOfPage(page: string): string | null {
  const [, name] = /\/File:([^/?#]{1,480})$/.exec(page) ?? []
  try {
    return name === undefined ? null : decodeURIComponent(name).replaceAll('_', ' ')
  } catch {
    return null
  }
}

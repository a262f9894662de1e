import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { DIETS } from '@tripwright/domain/destination/places'
import { placeGroupOf, type RegionPlace } from '@tripwright/domain/map/offline-maps'
import type { Tags } from '#platform/osm/elements.ts'

/** Maximum length of a place's texts: no name or telephone number is longer. */
const LONGEST = 255
const EMERGENCY = ['yes', 'no'] as const
const WHEELCHAIR = ['yes', 'limited', 'no'] as const

/** The place of an element with its details; null for one without a name or of a kind that nobody searches for. */
export function placeOf(id: string, tags: Tags, lat: number, lon: number): RegionPlace | null {
  const name = tags.get('name')?.trim()
  const group = name ? placeGroupOf(tags) : null
  if (!name || !group) return null
  const text = (...keys: string[]) => {
    const value = keys.map((key) => tags.get(key)?.trim()).find(Boolean)
    return value === undefined || value === '' ? undefined : truncateText(value, LONGEST)
  }
  const website = webAddress(text('website', 'contact:website', 'url'))
  const wheelchair = WHEELCHAIR.find((value) => value === tags.get('wheelchair'))
  const address = addressOf(tags)
  const details = {
    hours: text('opening_hours'),
    phone: text('phone', 'contact:phone'),
    cuisine: text('cuisine'),
  }
  const also = otherNamesOf(tags, name)
  return {
    id,
    name: truncateText(name, LONGEST),
    ...(also && { also }),
    ...group,
    lat: rounded(lat),
    lon: rounded(lon),
    ...(details.hours && { hours: details.hours }),
    ...(website && { website }),
    ...(details.phone && { phone: details.phone }),
    ...(address && { address }),
    ...(details.cuisine && { cuisine: details.cuisine }),
    ...(wheelchair && { wheelchair }),
    ...visitDetails(tags),
    ...helpDetails(group.kind, tags),
  }
}

/** What a guide is made of beside hours and names. */
function visitDetails(tags: Tags): Pick<RegionPlace, 'wikidata' | 'fee' | 'diet' | 'closed'> {
  const [wikidata] = tags.get('wikidata')?.match(/^Q\d{1,12}$/) ?? []
  const fee = ['yes', 'no'].find((value) => value === tags.get('fee'))
  const diet = DIETS.filter((one) =>
    ['yes', 'only'].includes(tags.get(`diet:${one.replace('-', '_')}`) ?? ''),
  )
  const isGone = ['abandoned', 'disused', 'demolished'].some((key) => tags.get(key) === 'yes')
  const isPrivate =
    ['private', 'no'].includes(tags.get('access') ?? '') || tags.get('opening_hours') === 'off'
  const closed = isGone ? 'closed' : isPrivate ? 'private' : null
  return {
    ...(wikidata && { wikidata }),
    ...(fee && { fee }),
    ...(diet.length > 0 && { diet: diet.join(';') }),
    ...(closed && { closed }),
  }
}

/** Details for the emergency card: whether a hospital has an emergency department, and which country an embassy represents. */
function helpDetails(kind: string, tags: Tags): Pick<RegionPlace, 'emergency' | 'sender'> {
  const emergency = EMERGENCY.find((value) => kind === 'hospital' && value === tags.get('emergency'))
  const isMission = kind === 'embassy' || kind === 'diplomatic'
  const [sender] =
    (isMission &&
      tags
        .get('country')
        ?.trim()
        .match(/^[A-Z]{2}$/)) ||
    []
  return { ...(emergency && { emergency }), ...(sender && { sender }) }
}

/** What else it is called: by people there, and in English. */
function otherNamesOf(tags: Tags, name: string): string | undefined {
  const others = ['name:en', 'int_name', 'official_name', 'alt_name', 'short_name']
    .flatMap((key) => tags.get(key)?.trim() ?? [])
    .filter((one) => one !== '' && one !== name)
  return truncateText([...new Set(others)].join('; '), LONGEST) || undefined
}

// Tags are user input: only web addresses are passed on.
function webAddress(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const address = /^[a-z]+:/i.test(written) ? written : `https://${written}`
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return /^https?:$/.test(protocol) ? href.slice(0, LONGEST) : undefined
}

function addressOf(tags: Tags): string | undefined {
  const street = [tags.get('addr:street'), tags.get('addr:housenumber')].filter(Boolean).join(' ')
  const town = tags.get('addr:city')
  return truncateText([street, town].filter(Boolean).join(', '), LONGEST) || undefined
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(5))
}

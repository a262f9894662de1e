import { parseOpeningHours } from '@tripwright/opening-hours'
import type { IsoDate } from '../../base/dates.ts'
import { metresBetween } from '../../base/geo.ts'
import { type City, type Guide, isEatery, type PointOfInterest } from '../places/index.ts'
import { GUIDE_SOURCES } from './guide-sources.rules.ts'
import { type JoinedPlace, joinPlaces } from './join-places.rules.ts'
import { type PlaceType, placeTypeOf } from './place-types.rules.ts'
import { isPlausiblePlace, PLACE_SOURCES, type SourcePlace } from './source-place.rules.ts'

export type GatheredInput = {
  city: City
  transport: Guide['transport']
  places: readonly SourcePlace[]
  /** Pictures by the names of their files. */
  pictures?: ReadonlyMap<string, NonNullable<PointOfInterest['picture']>>
  /** How far from the middle a place belongs to the guide, metres. */
  reach: number
  /** The day on which the rows were joined. */
  today: IsoDate
}

const MAX_SIGHTS = 60
const MAX_EATERIES = 30
/** Less is a bench with a plaque. */
const MIN_FAME = 0.09
/** Languages that write about the most famous sights of the world. */
const FAMOUS_SITELINKS = 120
/** That a travel guide lists it, or that anybody writes about it, makes it worth more than its kind is. */
const LISTING_BONUS = 0.15
const WRITTEN_ABOUT_BONUS = 0.1
/** Each fact that somebody noted of a place to eat shows that it is one, and is looked after. */
const DETAIL_BONUS = 0.06
const DAY_TRIP_METRES = 25_000

/** Makes a guide of rows of several sources: joined, typed, ranked, and without what is closed or doubtful. */
export function makeGatheredGuide(input: GatheredInput): Guide {
  const { city, transport, places, reach, today } = input
  const plausible = places.filter((place) => isPlausiblePlace(place, city, reach))
  const points = joinPlaces(plausible)
    .flatMap((joined) => toPoint(joined, input) ?? [])
    .toSorted((a, b) => (b.fame ?? 0) - (a.fame ?? 0) || (a.id < b.id ? -1 : 1))
  const sights = points.filter((one) => !isEatery(one)).slice(0, MAX_SIGHTS)
  const eateries = points.filter(isEatery).slice(0, MAX_EATERIES)
  const pointsOfInterest = [...sights, ...eateries]
  const sources = new Set(pointsOfInterest.map(({ source = '' }) => source).flatMap((one) => one.split('; ')))
  return {
    city,
    transport,
    barriers: [],
    pointsOfInterest,
    hoursCertain: false,
    asOf: pointsOfInterest.map(({ asOf = today }) => asOf).sort()[0] ?? today,
    source: [...sources].sort().join('; '),
    written: null,
    checked: null,
  }
}

function toPoint({ main, rows }: JoinedPlace, { city, pictures }: GatheredInput): PointOfInterest | null {
  const type = typeOf(rows)
  const picture = rows.map(({ image }) => pictures?.get(image ?? '')).find(Boolean)
  const fame = fameOf(rows, type)
  if (type === null || fame < MIN_FAME || rows.some(({ isGone }) => isGone)) return null
  const first = <T>(read: (row: SourcePlace) => T | undefined) =>
    rows.map(read).find((one) => one !== undefined)
  const hours = rows.map((row) => row.hours).find((one) => one !== undefined && isReadable(one))
  const isFree = first((row) => row.isFree)
  const diet = first((row) => (row.diet?.length ? row.diet : undefined))
  const nameLocal = first((row) => (row.source === 'openstreetmap' ? row.name : row.nameLocal)) ?? main.name
  const url = first((row) => webAddress(row.website)) ?? null
  return {
    id: `${city.id}-${main.id.toLowerCase()}`,
    name: main.name,
    nameLocal,
    lat: rounded(main.lat),
    lon: rounded(main.lon),
    category: type.category,
    hours: hours ?? type.usualHours,
    ...(hours === undefined && { hoursAssumed: true }),
    lastEntryMinutes: null,
    minutes: type.minutes,
    indoor: type.indoor,
    daylight: type.daylight,
    price: priceOf(isFree, type, city),
    booking: null,
    stepFree: first((row) => row.stepFree) ?? null,
    renown: Math.max(1, Math.round(fame * 10)),
    fame,
    about: aboutOf(type, hours),
    ...(type.meals && { meals: type.meals }),
    ...(diet && { diet: [...diet] }),
    url,
    confidence: hours === undefined && type.usualHours !== '24/7' ? 'low' : 'medium',
    dayTrip: metresBetween(city, main) > DAY_TRIP_METRES,
    checked: null,
    asOf: rows.map(({ asOf }) => asOf).sort()[0],
    source: sourcesOf(rows),
    ...(picture && { picture }),
  }
}

/** Of what the sources call it what is worth most: a palace that is also a building is a palace. */
function typeOf(rows: readonly SourcePlace[]): PlaceType | null {
  const types = rows.flatMap(({ kind }) => placeTypeOf(kind) ?? [])
  return types.toSorted((a, b) => b.weight - a.weight)[0] ?? null
}

/** 0 to 1, two decimals: by how many write about it, else by what it is. */
function fameOf(rows: readonly SourcePlace[], type: PlaceType | null): number {
  const sitelinks = Math.max(
    0,
    ...rows.map((row) => (Number.isFinite(row.sitelinks) ? (row.sitelinks ?? 0) : 0)),
  )
  const written = Math.min(1, Math.log1p(sitelinks) / Math.log1p(FAMOUS_SITELINKS))
  const weight = type?.weight ?? 0
  const isListed = rows.some(({ source }) => source === 'wikivoyage')
  const isWrittenAbout = rows.some(({ wikidata }) => wikidata !== undefined)
  const bonus = (isListed ? LISTING_BONUS : 0) + (isWrittenAbout ? WRITTEN_ABOUT_BONUS : 0)
  const details = type?.meals ? DETAIL_BONUS * detailsOf(rows) : 0
  const fame = Math.max(written, weight) + bonus + details
  // Nobody travels to eat at what nobody lists, however well it is described.
  return Math.round(Math.min(type?.meals && !isListed && !isWrittenAbout ? 0.6 : 1, fame) * 100) / 100
}

function detailsOf(rows: readonly SourcePlace[]): number {
  const facts = [
    rows.some(({ hours }) => hours !== undefined && isReadable(hours)),
    rows.some(({ website }) => website !== undefined),
    rows.some(({ diet }) => diet !== undefined && diet.length > 0),
    rows.some(({ stepFree }) => stepFree !== undefined),
  ]
  return facts.filter(Boolean).length
}

/** Nobody asks money for a square; of what costs something the sources seldom say how much. */
function priceOf(isFree: boolean | undefined, type: PlaceType, { currency }: City): PointOfInterest['price'] {
  const isOpenGround = ['square', 'street', 'bridge', 'neighbourhood', 'park', 'memorial'].includes(
    type.category,
  )
  return (isFree ?? isOpenGround) ? { amount: 0, currency } : null
}

function aboutOf({ category, usualHours }: PlaceType, hours: string | undefined): string {
  const word = category.replace('-', ' ')
  const kind = word.charAt(0).toUpperCase() + word.slice(1)
  const isUnknown = hours === undefined && usualHours !== '24/7'
  return isUnknown
    ? `${kind}. We don’t know its hours and assume usual ones. Check before you go.`
    : `${kind}.`
}

function isReadable(hours: string): boolean {
  return parseOpeningHours(hours).ok
}

function webAddress(written: string | undefined): string | undefined {
  return written !== undefined && /^https?:\/\/[^\s"<>\\]{1,300}$/.test(written) ? written : undefined
}

function sourcesOf(rows: readonly SourcePlace[]): string {
  return PLACE_SOURCES.filter((source) => rows.some((row) => row.source === source))
    .map((source) => GUIDE_SOURCES[source].name)
    .join('; ')
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(5))
}

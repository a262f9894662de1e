import { type Airport, airportNamed } from '@tripwright/domain/booking/flights'
import type { Readings } from '@tripwright/domain/documents/booking-words'
import type { PlaceLookup } from '@tripwright/domain/documents/import'
import zoneTables from 'countries-and-timezones'
import lookUpZone from 'tz-lookup'
import { findAirport, listKnownAirports } from '#features/booking/flights/index.ts'
import { suggestCities } from '#features/destination/places/index.ts'
import type { Db } from '#platform/db/db.port.ts'

/** Names of towns that are looked up for one file. */
const MAX_TOWNS = 60

/** Looks up the airports and towns that readings name, in our own tables: nobody outside is asked. */
export async function makePlaceLookup(db: Db, all: readonly Readings[]): Promise<PlaceLookup> {
  const places = all
    .flatMap(({ bookings }) => bookings)
    .flatMap(({ startsAt, endsAt }) => [startsAt.place, endsAt.place].filter((place) => place !== null))
  const airports = new Map<string, Airport | null>()
  for (const code of new Set(places.flatMap(({ code = '' }) => code || [])))
    airports.set(code, await findAirport(db, code))
  const named = await namedAirports(db, all)
  const zones = new Map<string, string | null>()
  for (const { town, country } of places) {
    const key = JSON.stringify([town, country])
    if (town && !zones.has(key) && zones.size < MAX_TOWNS) zones.set(key, await zoneOfTown(town, country))
  }
  return {
    airport: (code) => airports.get(code) ?? null,
    airportNamed: (name) => named.get(name) ?? { airport: null, zone: null },
    zoneAt: (lat, lon) => lookUpZone(lat, lon),
    zoneOfTown: (town, country) => zones.get(JSON.stringify([town, country])) ?? null,
  }
}

type NamedAirport = { airport: Airport | null; zone: string | null }

/** What the names of the ends of flights mean that have no code. */
async function namedAirports(db: Db, all: readonly Readings[]): Promise<Map<string, NamedAirport>> {
  const flights = all.flatMap(({ bookings }) => bookings).filter(({ kind }) => kind === 'flight')
  const ends = flights.flatMap(({ startsAt, endsAt }) => [startsAt.place, endsAt.place])
  const names = new Set(ends.flatMap((place) => (place && place.code === undefined ? place.name : [])))
  const found = new Map<string, NamedAirport>()
  for (const name of [...names].slice(0, MAX_TOWNS)) {
    const { airport, zone } = airportNamed(name, listKnownAirports())
    found.set(name, { airport: airport && (await findAirport(db, airport.iata)), zone })
  }
  return found
}

/** The zone of a town: that of its country where it has one alone, else of the best known town of this name there. */
async function zoneOfTown(town: string, country: string | undefined): Promise<string | null> {
  const code = country === undefined ? null : countryCode(country)
  const only = code === null ? [] : (zoneTables.getCountry(code)?.timezones ?? [])
  if (only.length === 1) return only[0] ?? null
  const found = (await suggestCities(town)).filter(
    (city) => city.name.toLowerCase() === town.toLowerCase() && (code === null || city.country === code),
  )
  const zones = new Set(
    found.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [lookUpZone(lat, lon)])),
  )
  return zones.size === 1 ? ([...zones][0] ?? null) : null
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

function countryCode(country: string): string | null {
  if (/^[A-Za-z]{2}$/.test(country)) return country.toUpperCase()
  const codes = Object.keys(zoneTables.getAllCountries())
  return codes.find((code) => countries.of(code)?.toLowerCase() === country.toLowerCase()) ?? null
}

import { expect, it } from 'vitest'
import { airportNamed } from './airport-names.rules.ts'

const at = (iata: string, city: string, name: string, zone: string) => ({
  iata,
  city,
  name,
  zone,
  country: 'XX',
  lat: 0,
  lon: 0,
})
const TABLE = [
  at('LGW', 'London', 'Gatwick', 'Europe/London'),
  at('LHR', 'London', 'Heathrow', 'Europe/London'),
  at('CDG', 'Paris', 'Charles de Gaulle', 'Europe/Paris'),
  at('ORY', 'Paris', 'Orly', 'Europe/Paris'),
  at('BER', 'Berlin', 'Berlin Brandenburg', 'Europe/Berlin'),
  at('SYD', 'Sydney', 'Kingsford Smith', 'Australia/Sydney'),
  at('YQY', 'Sydney', 'J.A. Douglas McCurdy', 'America/Glace_Bay'),
]

it.each([
  ['London Gatwick', 'LGW', 'Europe/London'],
  ['LONDON GATWICK AIRPORT, TERMINAL 2', 'LGW', 'Europe/London'],
  ['Heathrow', 'LHR', 'Europe/London'],
  ['PARIS-DE GAULLE', 'CDG', 'Europe/Paris'],
  ['Berlin Brandenburg', 'BER', 'Europe/Berlin'],
  ['Sydney, Kingsford Smith International', 'SYD', 'Australia/Sydney'],
])('%s is an airport by its name', (name, iata, zone) => {
  const found = airportNamed(name, TABLE)
  expect([found.airport?.iata, found.zone]).toEqual([iata, zone])
})

it.each([
  ['a town with several airports, with their zone', 'London', 'Europe/London'],
  ['a town with one, which may have had another', 'Berlin', 'Europe/Berlin'],
  ['an airport that is closed', 'Berlin Tegel', null],
  ['towns of one name in different zones', 'Sydney', null],
  ['a part of a name', 'Charles', null],
  ['a word alone', 'Terminal 2', null],
])('%s is none', (_, name, zone) => {
  expect(airportNamed(name, TABLE)).toEqual({ airport: null, zone })
})

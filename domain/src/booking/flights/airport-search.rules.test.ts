import { describe, expect, it } from 'vitest'
import { type Airport, airportText, findAirports, normaliseAirport } from './airport-search.rules.ts'

const airports: Airport[] = [
  {
    iata: 'FCO',
    city: 'Rome',
    name: 'Fiumicino–Leonardo da Vinci',
    country: 'IT',
    zone: 'Europe/Rome',
    lat: 41.8003,
    lon: 12.2389,
  },
  {
    iata: 'CIA',
    city: 'Rome',
    name: 'Ciampino',
    country: 'IT',
    zone: 'Europe/Rome',
    lat: 41.7994,
    lon: 12.5949,
  },
  {
    iata: 'LHR',
    city: 'London',
    name: 'Heathrow',
    country: 'GB',
    zone: 'Europe/London',
    lat: 51.47,
    lon: -0.4543,
  },
  {
    iata: 'LGW',
    city: 'London',
    name: 'Gatwick',
    country: 'GB',
    zone: 'Europe/London',
    lat: 51.1537,
    lon: -0.1821,
  },
  {
    iata: 'STN',
    city: 'London',
    name: 'Stansted',
    country: 'GB',
    zone: 'Europe/London',
    lat: 51.886,
    lon: 0.2389,
  },
  {
    iata: 'LTN',
    city: 'London',
    name: 'Luton',
    country: 'GB',
    zone: 'Europe/London',
    lat: 51.8747,
    lon: -0.3683,
  },
  {
    iata: 'LCY',
    city: 'London',
    name: 'London City',
    country: 'GB',
    zone: 'Europe/London',
    lat: 51.5053,
    lon: 0.0553,
  },
  {
    iata: 'LAX',
    city: 'Los Angeles',
    name: 'Los Angeles International',
    country: 'US',
    zone: 'America/Los_Angeles',
    lat: 33.9416,
    lon: -118.4085,
  },
  {
    iata: 'STL',
    city: 'St. Louis',
    name: 'St. Louis Lambert International',
    country: 'US',
    zone: 'America/Chicago',
    lat: 38.75,
    lon: -90.37,
  },
  {
    iata: 'ZRH',
    city: 'Zurich',
    name: 'Zurich',
    country: 'CH',
    zone: 'Europe/Zurich',
    lat: 47.4582,
    lon: 8.5555,
  },
  {
    iata: 'GRU',
    city: 'São Paulo',
    name: 'Guarulhos International',
    country: 'BR',
    zone: 'America/Sao_Paulo',
    lat: -23.4356,
    lon: -46.4731,
  },
  {
    iata: 'CGH',
    city: 'São Paulo',
    name: 'Congonhas',
    country: 'BR',
    zone: 'America/Sao_Paulo',
    lat: -23.6261,
    lon: -46.6564,
  },
  {
    iata: 'NRT',
    city: 'Tokyo',
    name: 'Narita International',
    country: 'JP',
    zone: 'Asia/Tokyo',
    lat: 35.772,
    lon: 140.3929,
  },
  {
    iata: 'HND',
    city: 'Tokyo',
    name: 'Haneda',
    country: 'JP',
    zone: 'Asia/Tokyo',
    lat: 35.5494,
    lon: 139.7798,
  },
  {
    iata: 'JFK',
    city: 'New York',
    name: 'John F. Kennedy International',
    country: 'US',
    zone: 'America/New_York',
    lat: 40.6413,
    lon: -73.7781,
  },
  {
    iata: 'DUS',
    city: 'Düsseldorf',
    name: 'Düsseldorf',
    country: 'DE',
    zone: 'Europe/Berlin',
    lat: 51.2895,
    lon: 6.7668,
  },
]
const found = (text: string) => findAirports(text, airports, 8).map(({ iata }) => iata)

describe('an airport as text', () => {
  it.each([
    ['FCO', 'Rome Fiumicino–Leonardo da Vinci (FCO)'],
    ['lhr', 'London Heathrow (LHR)'],
    ['LAX', 'Los Angeles International (LAX)'],
    ['  Rome   Fiumicino (fco) ', 'Rome Fiumicino (FCO)'],
    ['FCO - Rome Fiumicino', 'Rome Fiumicino (FCO)'],
    ['New York JFK', 'New York (JFK)'],
    ['London, LHR', 'London (LHR)'],
    ['Nowhere Field XQZ', 'Nowhere Field (XQZ)'],
    ['London Heathrow (LHR)', 'London Heathrow (LHR)'],
    ['Rome', 'Rome'],
    ['Rio', 'Rio'],
    ['XQZ', 'XQZ'],
    ['NEW YORK', 'NEW YORK'],
    ['Düsseldorf', 'Düsseldorf'],
    ['', ''],
  ])('%j is normalised to %j', (text, expected) => {
    expect(normaliseAirport(text, airports)).toBe(expected)
  })

  it('stays as it is when it is normalised again', () => {
    for (const airport of airports) {
      const text = airportText(airport)
      expect(normaliseAirport(airport.iata, airports)).toBe(text)
      expect(normaliseAirport(text, airports)).toBe(text)
    }
  })

  it('is found without the table too, when a name stands beside the code', () => {
    expect(normaliseAirport('Rome Fiumicino FCO', [])).toBe('Rome Fiumicino (FCO)')
  })
})

describe('suggestions', () => {
  it.each([
    ['fco', 'FCO'],
    ['rome', 'FCO'],
    ['sao p', 'GRU'],
    ['Heathrow', 'LHR'],
    ['st louis', 'STL'],
    ['zürich', 'ZRH'],
    ['zurich', 'ZRH'],
    ['tokyo narita', 'NRT'],
  ])('%j finds %s first', (text, first) => {
    expect(found(text)[0]).toBe(first)
  })

  it('are at most as many as asked for, and none for what nobody knows', () => {
    expect(found('on')).toHaveLength(8)
    expect(findAirports('on', airports, 3)).toHaveLength(3)
    expect(found('qqqq')).toEqual([])
  })

  it('list every airport of a city', () => {
    expect(found('london')).toEqual(['LHR', 'LGW', 'STN', 'LTN', 'LCY'])
  })
})

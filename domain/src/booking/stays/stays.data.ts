/** A city that is suggested; `country` is ISO 3166-1 alpha-2. */
export type BuiltInCity = { name: string; country: string }
/** A hotel that is suggested, with its stars. */
export type Hotel = BuiltInCity & { city: string; rating: number }

/** Specification section 9: about ten cities that come first. */
export const FIRST_CITIES: readonly BuiltInCity[] = [
  { name: 'Paris', country: 'FR' },
  { name: 'London', country: 'GB' },
  { name: 'New York', country: 'US' },
  { name: 'Tokyo', country: 'JP' },
  { name: 'Rome', country: 'IT' },
  { name: 'Barcelona', country: 'ES' },
  { name: 'Dubai', country: 'AE' },
  { name: 'Bangkok', country: 'TH' },
  { name: 'Istanbul', country: 'TR' },
  { name: 'Singapore', country: 'SG' },
]

const named = (country: string, ...names: string[]): BuiltInCity[] => names.map((name) => ({ name, country }))

/** About seventy further cities (specification section 9), for suggestions without a search service. */
export const MORE_CITIES: readonly BuiltInCity[] = [
  ...named('US', 'Los Angeles', 'San Francisco', 'Las Vegas', 'Miami', 'Chicago', 'Orlando', 'Boston'),
  ...named('CA', 'Toronto', 'Vancouver', 'Montréal'),
  ...named('MX', 'Mexico City', 'Cancún'),
  ...named('BR', 'Rio de Janeiro', 'São Paulo'),
  ...named('AR', 'Buenos Aires'),
  ...named('PE', 'Lima', 'Cusco'),
  ...named('CL', 'Santiago'),
  ...named('CO', 'Bogotá', 'Cartagena'),
  ...named('ES', 'Madrid', 'Seville', 'Málaga'),
  ...named('PT', 'Lisbon', 'Porto'),
  ...named('IT', 'Milan', 'Venice', 'Florence', 'Naples'),
  ...named('FR', 'Nice', 'Lyon'),
  ...named('DE', 'Berlin', 'Munich', 'Hamburg'),
  ...named('NL', 'Amsterdam'),
  ...named('BE', 'Brussels'),
  ...named('CH', 'Zurich', 'Geneva'),
  ...named('AT', 'Vienna', 'Salzburg'),
  ...named('CZ', 'Prague'),
  ...named('HU', 'Budapest'),
  ...named('PL', 'Kraków', 'Warsaw'),
  ...named('GR', 'Athens'),
  ...named('HR', 'Dubrovnik'),
  ...named('GB', 'Edinburgh', 'Manchester'),
  ...named('IE', 'Dublin'),
  ...named('DK', 'Copenhagen'),
  ...named('SE', 'Stockholm'),
  ...named('NO', 'Oslo'),
  ...named('IS', 'Reykjavík'),
  ...named('EG', 'Cairo'),
  ...named('MA', 'Marrakesh'),
  ...named('ZA', 'Cape Town'),
  ...named('KE', 'Nairobi'),
  ...named('IN', 'Delhi', 'Mumbai'),
  ...named('JP', 'Kyoto', 'Osaka'),
  ...named('KR', 'Seoul'),
  ...named('HK', 'Hong Kong'),
  ...named('TW', 'Taipei'),
  ...named('VN', 'Hanoi', 'Ho Chi Minh City'),
  ...named('MY', 'Kuala Lumpur'),
  ...named('AU', 'Sydney', 'Melbourne'),
  ...named('NZ', 'Auckland'),
]

/** Specification section 9: eight hotels of five stars. They are places to find, not partners. */
export const HOTELS: readonly Hotel[] = [
  { name: 'The Ritz London', city: 'London', country: 'GB', rating: 5 },
  { name: 'Four Seasons Hotel George V', city: 'Paris', country: 'FR', rating: 5 },
  { name: 'The Plaza', city: 'New York', country: 'US', rating: 5 },
  { name: 'Burj Al Arab Jumeirah', city: 'Dubai', country: 'AE', rating: 5 },
  { name: 'Raffles Singapore', city: 'Singapore', country: 'SG', rating: 5 },
  { name: 'The Peninsula Tokyo', city: 'Tokyo', country: 'JP', rating: 5 },
  { name: 'Mandarin Oriental Bangkok', city: 'Bangkok', country: 'TH', rating: 5 },
  { name: 'Hotel Adlon Kempinski', city: 'Berlin', country: 'DE', rating: 5 },
]

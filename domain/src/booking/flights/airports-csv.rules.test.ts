import { expect, it } from 'vitest'
import { readAirportsCsv } from './airports-csv.rules.ts'

// The head line of the published file, June 2025.
const HEAD =
  '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region",' +
  '"municipality","scheduled_service","icao_code","iata_code","gps_code","local_code","home_link","wikipedia_link","keywords"'
type Parts = Partial<
  Record<'ident' | 'type' | 'name' | 'lat' | 'lon' | 'country' | 'city' | 'iata' | 'gps', string>
>

function line(parts: Parts & { flies?: string; icao?: string }): string {
  const one = {
    ident: 'LIMC',
    type: 'large_airport',
    name: 'Milan Malpensa International Airport',
    lat: '45.6306',

    lon: '8.72811',
    country: 'IT',
    city: 'Ferno (VA)',
    flies: 'yes',
    icao: 'LIMC',
    iata: 'MXP',
    gps: 'LIMC',
    ...parts,
  }
  const cells = [
    4327,
    one.ident,
    one.type,
    one.name,
    one.lat,
    one.lon,
    768,
    'EU',
    one.country,
    'IT-25',
    one.city,
  ]
  const rest = [one.flies, one.icao, one.iata, one.gps, '', 'https://example.com/a,b', '', 'say ""x"", y']
  return [...cells, ...rest].map((cell) => `"${cell}"`).join(',')
}
const read = (...lines: string[]) => readAirportsCsv([HEAD, ...lines].join('\n'))

it('reads an airport of the published file', () => {
  expect(read(line({}))).toEqual({
    ok: true,
    rows: [
      {
        iata: 'MXP',
        icao: 'LIMC',
        city: 'Ferno',
        name: 'Milan Malpensa International Airport',
        country: 'IT',
        lat: 45.6306,
        lon: 8.7281,
        isScheduled: true,
        rank: 0,
      },
    ],
  })
})

it('leaves out closed airports and airports without an IATA code, even when their lines have other faults', () => {
  const result = read(line({ type: 'closed' }), line({ iata: '', lat: 'x' }), line({ iata: 'LIN' }))
  expect(result).toMatchObject({ ok: true, rows: [{ iata: 'LIN' }] })
})

it('takes the code of the pilots from where it is, and has none where there is none', () => {
  const icao = (parts: Parts & { icao?: string }) => {
    const result = read(line(parts))
    return result.ok && result.rows[0]?.icao
  }
  expect(icao({ icao: '', gps: 'LIML', ident: 'IT-0001' })).toBe('LIML')
  expect(icao({ icao: '', gps: '', ident: 'LIMC' })).toBe('LIMC')
  expect(icao({ icao: '', gps: 'K1', ident: 'US-0001' })).toBeNull()
})

it('has the scheduled and larger ones first, and of two with one code only the first', () => {
  const result = read(
    line({ iata: 'AAA', type: 'small_airport', flies: 'no' }),
    line({ iata: 'BBB', type: 'heliport' }),
    line({ iata: 'CCC', flies: 'no' }),
    line({ iata: 'AAA', type: 'medium_airport', name: 'The larger' }),
  )
  expect(result.ok && result.rows.map(({ iata, name }) => `${iata} ${name.slice(0, 10)}`)).toEqual([
    'AAA The larger',
    'BBB Milan Malp',
    'CCC Milan Malp',
  ])
})

it.each([
  [{ iata: 'A1B' }, '"A1B" is no IATA code'],
  [{ type: 'spaceport' }, '"spaceport" is no type of airport'],
  [{ country: 'Italy' }, '"Italy" is no code of a country'],
  [{ lat: '91' }, '"91, 8.72811" is no position'],
  [{ lon: '' }, '"45.6306, " is no position'],
  [{ name: '' }, 'a name has 1 to 200 characters'],
])('refuses %j', (parts, problem) => {
  expect(read(line({}), line(parts))).toEqual({ ok: false, problems: [{ line: 3, problem }] })
})

it('refuses another file', () => {
  expect(readAirportsCsv('passport,destination\nDE,TH\n')).toMatchObject({
    ok: false,
    problems: [{ line: 1 }],
  })
})

import { feature } from '@rapideditor/country-coder'
import { describe, expect, it } from 'vitest'
import { BORDER_CORRECTIONS } from './border-corrections.data.ts'
import { countryAt, emergencyCodesAround } from './country-at.rules.ts'

const at = (lat: number, lon: number) => countryAt({ lat, lon })
const code = (lat: number, lon: number) => at(lat, lon)?.code ?? null

describe('the country of a place', () => {
  it.each([
    ['Trastevere', 41.8897, 12.4692, 'IT'],
    ['Piazza Navona', 41.8992, 12.4731, 'IT'],
    ['the Trevi fountain', 41.9009, 12.4833, 'IT'],
    ['Castel Sant’Angelo', 41.9031, 12.4663, 'IT'],
    ['the steps of St Peter’s', 41.9022, 12.4539, 'VA'],
    ['the port of Strasbourg', 48.565, 7.795, 'FR'],
    ['Kehl', 48.5733, 7.8156, 'DE'],
    ['San Ysidro', 32.552, -117.043, 'US'],
    ['Tijuana', 32.5149, -117.0382, 'MX'],
    ['Windsor', 42.3149, -83.0364, 'CA'],
    ['Detroit', 42.3314, -83.0458, 'US'],
    ['Vaduz', 47.141, 9.5215, 'LI'],
    ['Buchs', 47.167, 9.478, 'CH'],
    ['Monaco', 43.738, 7.424, 'MC'],
    ['Büsingen', 47.697, 8.69, 'DE'],
    ['Llívia', 42.464, 1.98, 'ES'],
    ['Campione', 45.97, 8.97, 'IT'],
    ['La Línea', 36.168, -5.348, 'ES'],
    ['Pristina', 42.66, 21.16, 'XK'],
    ['Stepanakert, which nobody disputes any more', 39.82, 46.75, 'AZ'],
    ['Taveuni on the 180th meridian', -16.8, 180, 'FJ'],
    ['the same place by its other name', -16.8, -180, 'FJ'],
  ])('%s', (_, lat, lon, country) => {
    expect(at(lat, lon)).toMatchObject({ code: country, sovereign: null })
  })

  it.each([
    ['Gibraltar', 36.14, -5.353, 'GI', 'GB'],
    ['Nuuk', 64.18, -51.72, 'GL', 'DK'],
    ['Tórshavn', 62.01, -6.77, 'FO', 'DK'],
    ['Oranjestad', 12.52, -70.03, 'AW', 'NL'],
    ['Bonaire', 12.15, -68.27, 'BQ', 'NL'],
    ['San Juan', 18.46, -66.1, 'PR', 'US'],
    ['Guam', 13.47, 144.75, 'GU', 'US'],
    ['Saint-Denis', -20.88, 55.45, 'RE', 'FR'],
    ['Cayenne', 4.92, -52.31, 'GF', 'FR'],
    ['Mariehamn', 60.1, 19.94, 'AX', 'FI'],
    ['Longyearbyen', 78.22, 15.63, 'SJ', 'NO'],
    ['Ascension', -7.93, -14.41, 'SH', 'GB'],
    ['Hong Kong', 22.28, 114.16, 'HK', 'CN'],
    ['Rarotonga', -21.21, -159.78, 'CK', 'NZ'],
    ['Apatou, which the package gives to Suriname', 5.155, -54.343, 'GF', 'FR'],
  ])('%s is a territory of its own, with its state', (_, lat, lon, territory, sovereign) => {
    expect(at(lat, lon)).toMatchObject({ code: territory, sovereign, numbersOf: territory })
  })

  it('has no codes that are no country: the parts of Spain, no man’s land, and nothing at all', () => {
    expect([code(28.46, -16.25), code(35.89, -5.32), code(35.29, -2.94)]).toEqual(['ES', 'ES', 'ES'])
    expect(at(21.87, 33.74)).toMatchObject({ code: 'EG', disputed: [] })
  })

  it('is none on the open sea, and never an error at the edges of the map', () => {
    expect([code(-40, -120), code(30, -45), code(10, -150)]).toEqual([null, null, null])
    for (const lat of [-90, -60, 0, 60, 90])
      for (const lon of [-180, -179.999, 0, 179.999, 180]) expect(() => at(lat, lon)).not.toThrow()
  })

  it('has a subdivision where the borders tell one, and none made up where they do not', () => {
    expect(at(55.95, -3.19)).toMatchObject({ code: 'GB', subdivision: 'GB-SCT' })
    expect(at(21.31, -157.86)).toMatchObject({ code: 'US', subdivision: 'US-HI' })
    expect(at(39.57, 2.65)).toMatchObject({ code: 'ES', subdivision: 'ES-IB' })
    expect(at(41.9, 12.5)).toMatchObject({ code: 'IT', subdivision: null })
    expect(at(18.46, -66.1)).toMatchObject({ code: 'PR', subdivision: null })
  })
})

describe('a place that several states claim', () => {
  it.each([
    ['Simferopol', 44.95, 34.1, 'UA', 'RU', ['RU', 'UA']],
    ['Donetsk', 48, 37.8, 'UA', 'UA', ['RU', 'UA']],
    ['Sukhumi', 43, 41.02, 'GE', 'abkhazia', ['GE']],
    ['Gali', 42.63, 41.735, 'GE', 'abkhazia', ['GE']],
    ['Tskhinvali', 42.225, 43.965, 'GE', 'south-ossetia', ['GE']],
    ['Tiraspol', 46.84, 29.63, 'MD', 'transnistria', ['MD']],
    ['Bender', 46.83, 29.477, 'MD', 'transnistria', ['MD']],
    ['Rîbnița', 47.767, 29.01, 'MD', 'transnistria', ['MD']],
    ['Hargeisa', 9.56, 44.06, 'SO', 'SO', ['SO']],
    ['Kyrenia', 35.336, 33.317, 'CY', 'northern-cyprus', ['CY']],
    ['the Old City of Jerusalem', 31.777, 35.234, 'PS', 'IL', ['IL', 'PS']],
    ['Silwan', 31.769, 35.237, 'PS', 'IL', ['IL', 'PS']],
    ['Mariupol', 47.1, 37.54, 'UA', 'UA', ['RU', 'UA']],
    ['Ramallah', 31.9, 35.2, 'PS', 'PS', ['IL', 'PS']],
    ['Katzrin on the Golan', 32.99, 35.69, 'SY', 'IL', ['IL', 'SY']],
    ['Laayoune', 27.14, -13.19, 'EH', 'EH', ['EH', 'MA']],
    ['Tifariti', 26.16, -10.57, 'EH', 'EH', ['EH', 'MA']],
    ['Srinagar', 34.08, 74.8, 'IN', 'IN', ['IN', 'PK']],
    ['Leh', 34.15, 77.58, 'IN', 'IN', ['IN', 'PK']],
    ['Jammu', 32.73, 74.87, 'IN', 'IN', ['IN', 'PK']],
    ['Muzaffarabad', 34.37, 73.47, 'PK', 'PK', ['IN', 'PK']],
    ['Gilgit', 35.92, 74.31, 'PK', 'PK', ['IN', 'PK']],
    ['Aksai Chin', 35.2, 79.5, 'CN', 'CN', ['CN', 'IN']],
    ['Tawang', 27.59, 91.86, 'IN', 'IN', ['CN', 'IN']],
    ['Taipei', 25.03, 121.56, 'TW', 'TW', ['CN', 'TW']],
    ['Pristina', 42.66, 21.16, 'XK', 'XK', ['RS', 'XK']],
    ['Gibraltar', 36.14, -5.353, 'GI', 'GI', ['ES', 'GB']],
    ['Stanley', -51.69, -57.86, 'FK', 'FK', ['AR', 'GB']],
    ['Mamoudzou', -12.78, 45.23, 'YT', 'YT', ['FR', 'KM']],
    ['Ceuta', 35.89, -5.32, 'ES', 'ES', ['ES', 'MA']],
    ['Melilla', 35.29, -2.94, 'ES', 'ES', ['ES', 'MA']],
    ['Halaib', 22.22, 36.63, 'EG', 'EG', ['EG', 'SD']],
    ['Abyei', 9.6, 28.44, 'SS', 'SS', ['SD', 'SS']],
    ['Ilemi', 4.9, 35.4, 'KE', 'KE', ['KE', 'SS']],
    ['Woody Island', 16.83, 112.34, 'CN', 'CN', ['CN', 'TW', 'VN']],
    ['Thitu', 11.053, 114.285, 'PH', 'PH', ['CN', 'MY', 'PH', 'TW', 'VN']],
    ['Senkaku', 25.74, 123.47, 'JP', 'JP', ['CN', 'JP', 'TW']],
    ['Liancourt', 37.24, 131.87, 'KR', 'KR', ['JP', 'KR']],
    ['Kunashir', 44.03, 145.87, 'RU', 'RU', ['JP', 'RU']],
    ['Abu Musa', 25.88, 55.03, 'IR', 'IR', ['AE', 'IR']],
    ['Lethem', 3.38, -59.8, 'GY', 'GY', ['GY', 'VE']],
    ['Punta Gorda', 16.1, -88.8, 'BZ', 'BZ', ['BZ', 'GT']],
    ['McMurdo', -77.85, 166.67, 'AQ', 'AQ', ['NZ']],
    ['the Antarctic Peninsula', -64.8, -63, 'AQ', 'AQ', ['AR', 'CL', 'GB']],
  ])('%s', (_, lat, lon, country, numbersOf, disputed) => {
    expect(at(lat, lon)).toMatchObject({ code: country, numbersOf, disputed })
  })

  it.each([
    ['Kerch’s other shore', 45.35, 36.85, 'RU'],
    ['Dnipro', 48.46, 35.04, 'UA'],
    ['Kharkiv', 49.99, 36.23, 'UA'],
    ['Nikopol', 47.57, 34.4, 'UA'],
    ['Zugdidi', 42.51, 41.87, 'GE'],
    ['Gori', 41.98, 44.11, 'GE'],
    ['Chișinău', 47.01, 28.86, 'MD'],
    ['Rezina', 47.75, 28.963, 'MD'],
    ['Garowe', 8.4, 48.48, 'SO'],
    ['Larnaca', 34.92, 33.63, 'CY'],
    ['Akrotiri', 34.58, 32.98, 'CY'],
    ['the south of Nicosia', 35.165, 33.36, 'CY'],
    ['West Jerusalem', 31.781, 35.217, 'IL'],
    ['Talpiot', 31.748, 35.222, 'IL'],
    ['Ramat Rachel', 31.739, 35.2175, 'IL'],
    ['Sialkot', 32.49, 74.53, 'PK'],
    ['Gujrat in Pakistan', 32.57, 74.08, 'PK'],
    ['Amritsar', 31.63, 74.87, 'IN'],
    ['Guwahati', 26.14, 91.74, 'IN'],
    ['Mykolaiv', 46.97, 32, 'UA'],
    ['Odesa', 46.48, 30.72, 'UA'],
    ['Batumi', 41.64, 41.64, 'GE'],
    ['Tiberias', 32.795, 35.53, 'IL'],
    ['Kiryat Shmona', 33.208, 35.57, 'IL'],
    ['En Gev', 32.783, 35.638, 'IL'],
    ['Tarfaya', 27.94, -12.92, 'MA'],
    ['Nouadhibou', 20.93, -17.03, 'MR'],
    ['Pathankot', 32.27, 75.64, 'IN'],
    ['Islamabad', 33.69, 73.05, 'PK'],
    ['Murree', 33.9, 73.39, 'PK'],
    ['Lhasa', 29.65, 91.1, 'CN'],
    ['Tezpur', 26.63, 92.8, 'IN'],
    ['La Línea', 36.168, -5.348, 'ES'],
    ['Fnideq', 35.848, -5.357, 'MA'],
    ['Aswan', 24.09, 32.9, 'EG'],
    ['Nemuro', 43.33, 145.58, 'JP'],
    ['Georgetown', 6.8, -58.155, 'GY'],
    ['Belize City', 17.5, -88.19, 'BZ'],
  ])('is not %s', (_, lat, lon, country) => {
    expect(at(lat, lon)).toMatchObject({ code: country, numbersOf: country, disputed: [] })
  })
})

describe('the numbers over the border', () => {
  it('are those of the countries within the given metres, without the country of the place itself', () => {
    const stPeters = { lat: 41.9022, lon: 12.4539 }
    expect(emergencyCodesAround(stPeters, 500)).toEqual(['IT'])
    expect(emergencyCodesAround({ lat: 41.8897, lon: 12.4692 }, 500)).toEqual([])
    expect(emergencyCodesAround({ lat: 35.176, lon: 33.362 }, 500)).toContain('CY')
    expect(emergencyCodesAround({ lat: 52.52, lon: 13.405 }, 500)).toEqual([])
  })

  it('are looked for at the ends of the earth too', () => {
    for (const lat of [-90, 90])
      for (const lon of [-180, 180]) expect(emergencyCodesAround({ lat, lon }, 500)).toEqual([])
  })

  it('are those of Tristan da Cunha there, for its numbers are not those of Saint Helena', () => {
    expect(at(-37.07, -12.31)).toMatchObject({
      code: 'SH',
      subdivision: 'SH-TA',
      numbersOf: 'tristan-da-cunha',
    })
    expect(at(-15.93, -5.72)).toMatchObject({ code: 'SH', subdivision: 'SH-HL', numbersOf: 'SH' })
  })
})

describe('land that the package cuts off from its country', () => {
  it.each([
    ['Nusaybin', 37.0703, 41.2146, 'TR'],
    ['Qamishli over the border', 37.052, 41.229, 'SY'],
    ['Kobane over the border', 36.891, 38.354, 'SY'],
    ['Ras al-Ain over the border', 36.85, 40.071, 'SY'],
    ['Bosobolo', 4.1898, 19.8833, 'CD'],
    ['Libenge', 3.6533, 18.6357, 'CD'],
    ['Bangui over the river', 4.3612, 18.555, 'CF'],
    ['Mbaïki', 3.873, 17.99, 'CF'],
    ['Futaleufú', -43.185, -71.867, 'CL'],
    ['Tornio', 65.848, 24.147, 'FI'],
    ['Haparanda over the border', 65.8355, 24.1368, 'SE'],
    ['Chiang Khan', 17.894, 101.66, 'TH'],
  ])('%s', (_, lat, lon, country) => expect(code(lat, lon)).toBe(country))

  it('is cut off there still: what a newer package draws right needs no mend', () => {
    for (const { from, shape } of BORDER_CORRECTIONS) {
      if (!('centre' in shape)) continue
      const [lat, lon] = shape.centre
      const territory = feature([lon, lat], { level: 'territory', maxLevel: 'country', withProp: 'iso1A2' })
      expect(territory?.properties.iso1A2, `${lat} ${lon}`).toBe(from)
    }
  })
})

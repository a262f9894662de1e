import { box, type GeoShape, polygon } from './area.rules.ts'

/** A place that several states claim, or that a state claims which does not run it. */
export type DisputedArea = {
  /** Codes of all that claim it, in the order of the alphabet. A state that has no code is not among them. */
  claims: readonly string[]
  /** What the package says there, `null` where it has no code: outside of it the shape says nothing, so it may be coarse. */
  bases: readonly (string | null)[]
  /** The area; without a shape, everything with one of the codes. */
  shapes?: readonly GeoShape[]
  /** The state that the United Nations assign the area to, where the package names the one that controls it. */
  code?: string
  /** Whose emergency numbers answer there: a country, or a row of `data/territories.json`; the code's own when not said. */
  numbersOf?: string
}

// Written by us from knowledge, coarse on purpose: `bases` cuts each shape to the land that is meant.
export const DISPUTED_AREAS: readonly DisputedArea[] = [
  // Crimea.
  {
    claims: ['RU', 'UA'],
    bases: ['RU'],
    code: 'UA',
    numbersOf: 'RU',
    shapes: [polygon('44.2 32.3, 46.3 32.3, 46.3 35.5, 45.5 36.62, 45.25 36.6, 44.6 36.4')],
  },
  // Donetsk, Luhansk, Zaporizhzhia and Kherson.
  {
    claims: ['RU', 'UA'],
    bases: ['UA'],
    shapes: [
      polygon(
        '46.1 31.5, 46.6 32.2, 47.1 32.9, 47.4 34.2, 47.9 34.9, 48.1 36.4, 48.9 36.9, 49.2 37.3, 49.9 38, 50.1 39.2, 49.6 40.3, 47 38.5, 46 35.5, 46 33',
      ),
    ],
  },
  // Abkhazia, South Ossetia, Transnistria, Somaliland: run by states that have no code.
  {
    claims: ['GE'],
    bases: ['GE'],
    numbersOf: 'abkhazia',
    shapes: [
      polygon(
        '43.4 39.9, 43.8 40.3, 43.6 41.2, 43.25 42.2, 42.9 42.1, 42.72 41.95, 42.6 41.8, 42.5 41.7, 42.4 41.56, 42.3 41.2',
      ),
    ],
  },
  {
    claims: ['GE'],
    bases: ['GE'],
    numbersOf: 'south-ossetia',
    shapes: [
      polygon(
        '42.6 43.45, 42.35 43.55, 42.17 43.8, 42.19 44.05, 42.08 44.3, 42.05 44.55, 42.45 44.55, 42.65 44.25, 42.75 43.8',
      ),
    ],
  },
  {
    claims: ['MD'],
    bases: ['MD'],
    numbersOf: 'transnistria',
    shapes: [
      polygon(
        '48.17 28.45, 48 28.68, 47.76 28.98, 47.62 29.06, 47.27 29.15, 47.05 29.25, 46.93 29.47, 46.86 29.42, 46.78 29.44, 46.74 29.6, 46.6 29.75, 46.4 29.9, 46.4 30.2, 48.2 29.9',
      ),
    ],
  },
  { claims: ['SO'], bases: ['SO'], shapes: [box(8, 42.6, 11.6, 48)] },
  // The north of Cyprus, which the package knows by no code.
  {
    claims: ['CY'],
    bases: [null],
    code: 'CY',
    numbersOf: 'northern-cyprus',
    shapes: [box(34.9, 32.5, 35.75, 34.7)],
  },
  // The British bases on Cyprus: nobody else claims them, but their code is the island's.
  { claims: [], bases: ['GB'], code: 'CY', shapes: [box(34.4, 32.6, 35.2, 34.1)] },
  // East Jerusalem with its Old City, then the rest of the West Bank.
  {
    claims: ['IL', 'PS'],
    bases: ['IL'],
    code: 'PS',
    numbersOf: 'IL',
    shapes: [
      polygon(
        '31.875 35.2, 31.84 35.21, 31.815 35.222, 31.79 35.2255, 31.777 35.2285, 31.766 35.232, 31.75 35.23, 31.737 35.226, 31.731 35.215, 31.731 35.205, 31.71 35.205, 31.71 35.3, 31.875 35.3',
      ),
    ],
  },
  { claims: ['IL', 'PS'], bases: ['PS'], shapes: [box(31.2, 34.8, 32.6, 35.6)] },
  // The Golan Heights.
  {
    claims: ['IL', 'SY'],
    bases: ['IL'],
    code: 'SY',
    numbersOf: 'IL',
    shapes: [
      polygon(
        '33.3 35.67, 33.24 35.67, 33.12 35.66, 33 35.64, 32.9 35.63, 32.8 35.66, 32.71 35.67, 32.68 35.72, 32.73 35.95, 33.1 36, 33.45 35.95',
      ),
    ],
  },
  // Western Sahara: the United Nations count it apart; Morocco runs all but its east.
  {
    claims: ['EH', 'MA'],
    bases: ['EH', 'MA'],
    code: 'EH',
    shapes: [
      polygon(
        '27.667 -15, 27.667 -8.67, 26 -8.67, 26 -12, 23.45 -12.02, 21.33 -13.01, 21.33 -16.95, 20.77 -17.06, 20.5 -18.5',
      ),
    ],
  },
  // Jammu and Kashmir, Ladakh, Gilgit-Baltistan; then Aksai Chin, Arunachal Pradesh.
  {
    claims: ['IN', 'PK'],
    bases: ['IN', 'PK'],
    shapes: [
      polygon(
        '32.95 74.2, 33.1 73.65, 33.5 73.6, 34 73.5, 34.4 73.4, 34.9 73.65, 35.2 73.75, 35.6 73.3, 36 72.55, 36.9 72.9, 37.1 74.6, 36.9 75.5, 36.1 76, 36 78, 35.6 80.3, 34.4 79.9, 33.2 79.2, 32.4 79.3, 32.5 78.4, 32.85 77.9, 33 76.3, 32.95 75.9, 32.35 75.6, 32.25 75.35, 32.4 74.9, 32.5 74.6',
      ),
    ],
  },
  {
    claims: ['CN', 'IN'],
    bases: ['CN'],
    shapes: [polygon('35.9 77.8, 36.4 76, 36.9 75.4, 36 80.4, 34.3 80.2, 34.3 78.6')],
  },
  {
    claims: ['CN', 'IN'],
    bases: ['IN'],
    shapes: [
      polygon(
        '27.4 91.5, 26.95 92, 26.95 92.9, 27.15 93.8, 27.55 94.3, 27.95 95.2, 27.95 95.9, 27.8 96.2, 28 97.4, 29.5 96.5, 29 94.5, 28 92.5, 27.9 91.6',
      ),
    ],
  },
  // All of what has these codes.
  { claims: ['CN', 'TW'], bases: ['TW'] },
  { claims: ['RS', 'XK'], bases: ['XK'] },
  { claims: ['ES', 'GB'], bases: ['GI'] },
  { claims: ['AR', 'GB'], bases: ['FK', 'GS'] },
  { claims: ['FR', 'KM'], bases: ['YT'] },
  { claims: ['GB', 'MU'], bases: ['IO'] },
  // Ceuta and Melilla with the islets between them.
  {
    claims: ['ES', 'MA'],
    bases: ['ES'],
    shapes: [box(35.85, -5.42, 35.94, -5.25), box(35.1, -4.4, 35.34, -2.35)],
  },
  // Halaib, and Bir Tawil that nobody claims: each of the two states says that it is the other's.
  {
    claims: ['EG', 'SD'],
    bases: ['EG', 'SD'],
    shapes: [polygon('22 34.05, 22.7 34.65, 22.85 35.4, 23.15 35.65, 23.2 36, 22 37')],
  },
  { claims: [], bases: [null], code: 'EG', shapes: [box(21.7, 33.1, 22.05, 34.15)] },
  { claims: ['SD', 'SS'], bases: ['SD', 'SS'], shapes: [box(9.35, 27.8, 10.18, 29)] },
  // The Ilemi Triangle.
  {
    claims: ['KE', 'SS'],
    bases: ['KE', 'SS'],
    shapes: [polygon('4.62 34.38, 4.62 35.95, 5.4 35.85, 5.45 35.3, 5 34.9')],
  },
  // Seas of East Asia: Paracels, Spratlys, Senkaku, Liancourt, the southern Kurils.
  {
    claims: ['CN', 'TW', 'VN'],
    bases: ['CN'],
    shapes: [box(15.7, 111, 17.2, 112.95)],
  },
  ...spratly('CN', [9.55, 112.89], [9.9, 115.53], [10.92, 114.08], [10.21, 114.22], [9.72, 114.28]),
  ...spratly('MY', [7.374, 113.83], [8.11, 114.13]),
  ...spratly('PH', [11.053, 114.285], [10.73, 115.81], [10.82, 115.83], [11.43, 114.36]),
  ...spratly('TW', [10.377, 114.366]),
  ...spratly('VN', [8.645, 111.92], [11.429, 114.331], [9.886, 114.33], [10.18, 114.367], [7.89, 112.92]),
  { claims: ['CN', 'JP', 'TW'], bases: ['JP'], shapes: [box(25.6, 123.3, 26.05, 124.75)] },
  { claims: ['JP', 'KR'], bases: ['KR'], shapes: [box(37.1, 131.7, 37.4, 132)] },
  { claims: ['JP', 'RU'], bases: ['RU'], shapes: [box(43.3, 145.35, 45.65, 149)] },
  // The Gulf: Abu Musa, the Tunbs.
  {
    claims: ['AE', 'IR'],
    bases: ['AE', 'IR'],
    shapes: [box(25.82, 54.95, 25.94, 55.1), box(26.2, 55.1, 26.33, 55.36)],
  },
  // The Americas: Essequibo, the New River, the south of Belize, Navassa.
  {
    claims: ['GY', 'SR'],
    bases: ['GY', 'SR'],
    shapes: [polygon('1.9 -58.05, 2 -56.5, 3.4 -57.3, 2.6 -57.9')],
  },
  {
    claims: ['GY', 'VE'],
    bases: ['GY'],
    shapes: [polygon('8.8 -60.5, 7 -58.42, 6.4 -58.62, 4.3 -58.55, 1 -58.9, 1 -62')],
  },
  { claims: ['BZ', 'GT'], bases: ['BZ'], shapes: [box(15.8, -89.3, 17.3, -87.7)] },
  { claims: ['HT', 'US'], bases: ['UM'], shapes: [box(18.3, -75.2, 18.5, -74.9)] },
]

/** Islands of the Spratlys by the country that controls them; the package has none of them. */
function spratly(code: string, ...centres: readonly (readonly [number, number])[]): DisputedArea[] {
  const shapes = centres.map((centre) => ({ centre, metres: 6000 }))
  return [{ claims: ['CN', 'MY', 'PH', 'TW', 'VN'], bases: [null, code], code, shapes }]
}

/** South of 60° S (Antarctic Treaty): the claimed sectors, by their meridians. */
export const ANTARCTIC_CLAIMS: readonly (readonly [code: string, west: number, east: number])[] = [
  ['AR', -74, -25],
  ['AU', 45, 136],
  ['AU', 142, 160],
  ['CL', -90, -53],
  ['FR', 136, 142],
  ['GB', -80, -20],
  ['NO', -20, 45],
  ['NZ', 160, 180],
  ['NZ', -180, -150],
]

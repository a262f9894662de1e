import { type GeoShape, polygon } from './area.rules.ts'

/** Land that the package assigns to the wrong country: `from` is the code of the package, `code` the right one. */
export type BorderCorrection = { code: string; from: string; shape: GeoShape }

/** Centre and metres of a town that is surely in the country though a simplified border runs through or past it. */
const town = (code: string, from: string, lat: number, lon: number, metres: number): BorderCorrection => ({
  code,
  from,
  shape: { centre: [lat, lon], metres },
})

// Found by comparing the package with towns whose country is beyond doubt, and written by us. A circle stays on its own
// side of the real border: it must never take a town of the neighbor along (country-at.rules.test.ts).
export const BORDER_CORRECTIONS: readonly BorderCorrection[] = [
  {
    // The package draws a straight line where the Ubangi bends 80 km to the north. The river below is by Natural Earth
    // (public domain), thinned; at Bangui it stays on the Congolese bank.
    code: 'CD',
    from: 'CF',
    shape: polygon(
      '3.47 18.63, 3.71 18.6, 3.93 18.64, 4.05 18.65, 4.2 18.62, 4.27 18.59, 4.34 18.588, 4.345 18.64, 4.377 18.722, 4.56 18.83, 4.656 18.906, 4.811 19.03, 4.94 19.115, 5.088 19.374, 5.134 19.496, 5.15 19.55, 5.124 19.748, 5.03 19.86, 4.95 19.95, 4.93 20.03, 4.86 20.17, 4.781 20.302, 4.663 20.421, 4.55 20.445, 4.423 20.6',
    ),
  },
  town('AR', 'CL', -51.5732, -72.3508, 600),
  town('CL', 'AR', -43.185, -71.867, 6000),
  town('FI', 'RU', 60.96, 28.551, 800),
  town('FI', 'SE', 65.848, 24.147, 500),
  town('FR', 'BE', 50.7863, 3.1261, 250),
  town('GF', 'SR', 5.155, -54.343, 500),
  town('GM', 'SN', 13.233, -14.2, 1500),
  town('HU', 'SK', 47.7588, 18.4487, 500),
  town('KE', 'ET', 3.5266, 39.056, 300),
  town('MN', 'RU', 49.881, 115.725, 300),
  town('MX', 'BZ', 17.899, -88.881, 300),
  town('MX', 'GT', 14.536, -92.224, 250),
  town('MX', 'GT', 14.5917, -92.193, 250),
  town('MX', 'US', 26.148, -98.345, 300),
  town('PY', 'AR', -27.342, -57.641, 1200),
  town('RO', 'UA', 47.912, 24.158, 350),
  town('SI', 'HR', 45.529, 14.698, 350),
  town('TH', 'LA', 17.894, 101.66, 700),
  town('TH', 'MM', 10.4043, 98.7727, 200),
  town('TR', 'SY', 36.847, 40.05, 200),
  town('TR', 'SY', 36.904, 38.347, 300),
  town('TR', 'SY', 37.075, 41.215, 900),
  town('TR', 'SY', 37.08, 40.642, 250),
  town('TZ', 'KE', -2.551, 36.784, 300),
]

import { browserRegion } from './region.ts'
import { useFormats } from './use-formats.ts'

/** Where days have degrees Fahrenheit, rain inches and ways miles. */
const AMERICAN = ['US', 'LR', 'FM', 'MH', 'PW', 'BS', 'KY']
const MM_PER_INCH = 25.4
const KM_PER_MILE = 1.609344

/** Sizes as the reader knows them, written and as numbers; all are given in metric units. */
export type Measures = {
  /** Of degrees Celsius; isolated, so that a minus stays before its number in any direction. */
  degrees(celsius: number): string
  temperature(celsius: number): number
  /** `°C` or `°F`. */
  degreeUnit: string
  rain(millimetres: number): string
  rainfall(millimetres: number): number
  /** `mm` or `in`, as it is written beside a number. */
  rainUnit: string
  speed(kilometresPerHour: number): string
  distance(kilometres: number): string
}

/** The measures of the region that the browser is from, in the words of the locale in use. */
export function useMeasures(): Measures {
  const formats = useFormats()
  const isAmerican = AMERICAN.includes(browserRegion() ?? '')
  const degree = isAmerican ? 'fahrenheit' : 'celsius'
  const rainUnit = isAmerican ? 'inch' : 'millimeter'
  const write = (value: number, unit: string, digits = 0) =>
    formats.number(value, { style: 'unit', unit, maximumFractionDigits: digits })
  const nameOf = (unit: string) => write(0, unit).replace(/[\d\s]/g, '')
  const temperature = (celsius: number) => (isAmerican ? celsius * 1.8 + 32 : celsius)
  const rainfall = (mm: number) => (isAmerican ? mm / MM_PER_INCH : mm)
  return {
    ...{ temperature, rainfall, degreeUnit: nameOf(degree), rainUnit: nameOf(rainUnit) },
    degrees: (celsius) => `\u2066${write(temperature(celsius), degree)}\u2069`,
    rain: (mm) => write(rainfall(mm), rainUnit, isAmerican || mm < 10 ? 1 : 0),
    speed: (kmh) =>
      isAmerican ? write(kmh / KM_PER_MILE, 'mile-per-hour') : write(kmh, 'kilometer-per-hour'),
    distance: (km) => (isAmerican ? write(km / KM_PER_MILE, 'mile') : write(km, 'kilometer')),
  }
}

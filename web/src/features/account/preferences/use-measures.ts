import { type Units, unitsOf } from '@tripwright/domain/account/preferences'
import { useStored } from '#platform/storage.ts'
import { browserRegion } from '#platform/text/region.ts'
import { useFormats } from '#platform/text/use-formats.ts'

const MM_PER_INCH = 25.4
const KM_PER_MILE = 1.609344
const METRES_PER_FOOT = 0.3048
/** Below a tenth of a mile people count feet. */
const LEAST_IN_MILES = 160.93

/** Measures in the reader's units, as text and as numbers; all inputs are metric. */
export type Measures = {
  units: Units
  /** From degrees Celsius; isolated, so that a minus sign stays before its number in any direction. */
  degrees(celsius: number): string
  temperature(celsius: number): number
  /** `°C` or `°F`. */
  degreeUnit: string
  rain(millimetres: number): string
  rainfall(millimetres: number): number
  /** `mm` or `in`, as written beside a number. */
  rainUnit: string
  speed(kilometresPerHour: number): string
  distance(kilometres: number): string
  /** A distance on foot or within a city: metres or feet, in steps of ten by default when it is short. */
  way(metres: number, step?: number): string
}

/** The units of the profile, else of the browser's region, in the words of the locale in use. */
export function useMeasures(): Measures {
  const formats = useFormats()
  const units = unitsOf(useStored('preferences')?.units, browserRegion())
  const isImperial = units === 'imperial'
  const degree = isImperial ? 'fahrenheit' : 'celsius'
  const rainUnit = isImperial ? 'inch' : 'millimeter'
  const write = (value: number, unit: string, digits = 0) =>
    formats.number(value, { style: 'unit', unit, maximumFractionDigits: digits })
  // “5.5 in of rain” reads like an unfinished sentence, so inches have their whole name.
  const rainDisplay = isImperial ? 'long' : 'short'
  const nameOf = (unit: string) => write(0, unit).replace(/[\d\s]/g, '')
  const temperature = (celsius: number) => (isImperial ? celsius * 1.8 + 32 : celsius)
  const rainfall = (mm: number) => (isImperial ? mm / MM_PER_INCH : mm)
  const near = (length: number, unit: string, step: number) => write(Math.round(length / step) * step, unit)
  return {
    units,
    temperature,
    rainfall,
    degreeUnit: nameOf(degree),
    rainUnit: nameOf(rainUnit),
    degrees: (celsius) => `\u2066${write(temperature(celsius), degree)}\u2069`,
    rain: (mm) =>
      formats.number(rainfall(mm), {
        style: 'unit',
        unit: rainUnit,
        unitDisplay: rainDisplay,
        maximumFractionDigits: isImperial || mm < 10 ? 1 : 0,
      }),
    speed: (kmh) =>
      isImperial ? write(kmh / KM_PER_MILE, 'mile-per-hour') : write(kmh, 'kilometer-per-hour'),
    distance: (km) => (isImperial ? write(km / KM_PER_MILE, 'mile') : write(km, 'kilometer')),
    way: (metres, step = 10) => {
      if (isImperial)
        return metres < LEAST_IN_MILES
          ? near(metres / METRES_PER_FOOT, 'foot', step)
          : write(metres / 1000 / KM_PER_MILE, 'mile', 1)
      return metres < 1000 ? near(metres, 'meter', step) : write(metres / 1000, 'kilometer', 1)
    },
  }
}

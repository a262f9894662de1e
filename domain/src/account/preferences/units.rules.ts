// No schema library here, because the first script of every page contains this file.

/** The units for lengths, temperatures and rain. */
export const UNITS = ['metric', 'imperial'] as const
export type Units = (typeof UNITS)[number]

/** Regions that use degrees Fahrenheit, inches of rain and miles (ISO 3166-1 alpha-2). */
const IMPERIAL = ['US', 'LR', 'FM', 'MH', 'PW', 'BS', 'KY']

/** The chosen units, else those of the region. A choice comes from device storage, so it may be any value. */
export function unitsOf(chosen: unknown, region: string | undefined): Units {
  return UNITS.find((one) => one === chosen) ?? (IMPERIAL.includes(region ?? '') ? 'imperial' : 'metric')
}

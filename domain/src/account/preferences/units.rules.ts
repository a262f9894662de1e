// Without a schema: this is in the first script of every page.

/** In what somebody reads lengths, heat and rain. */
export const UNITS = ['metric', 'imperial'] as const
export type Units = (typeof UNITS)[number]

/** Where days have degrees Fahrenheit, rain inches and ways miles (ISO 3166-1 alpha-2). */
const IMPERIAL = ['US', 'LR', 'FM', 'MH', 'PW', 'BS', 'KY']

/** The measures that somebody chose, else those of their region; what was chosen comes from a device and may be anything. */
export function unitsOf(chosen: unknown, region: string | undefined): Units {
  return UNITS.find((one) => one === chosen) ?? (IMPERIAL.includes(region ?? '') ? 'imperial' : 'metric')
}

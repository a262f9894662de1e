import type { City, Guide } from '@tripwright/domain/places'
import { type Brief, briefOf } from '@tripwright/domain/travel-intel'
import { loadGuide, loadHolidays, loadRates } from '#features/places/index.ts'

export type BriefRequest = { city: City; month: string; currency: string }
/** A brief with what its figures rest on. */
export type LoadedBrief = {
  brief: Brief
  guide: Guide
  homeZone: string
  calendar: { source: string; asOf: string } | null
  rates: { source: string; date: string } | null
}

/** Works a brief out on this device; null when the guide is not to be had. */
export async function loadBrief({ city, month, currency }: BriefRequest): Promise<LoadedBrief | null> {
  const [guide, calendar, rates] = await Promise.all([
    loadGuide(city.id),
    loadHolidays(city.country, Number(month.slice(0, 4))),
    loadRates(),
  ])
  if (!guide) return null
  const homeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const brief = briefOf({
    ...{ guide, month, homeZone, homeCurrency: currency, rates },
    holidays: calendar?.days ?? null,
  })
  return { brief, guide, homeZone, calendar, rates }
}

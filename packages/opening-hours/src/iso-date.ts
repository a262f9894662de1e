/** A calendar date, `YYYY-MM-DD` in the proleptic Gregorian calendar. */
export type IsoDate = string

const MS_PER_DAY = 86_400_000

/** Days since 1970-01-01, negative before it. */
export function toDayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY
}

export function fromDayNumber(day: number): IsoDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10)
}

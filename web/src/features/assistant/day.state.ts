import { useFormats } from '#platform/text/use-formats.ts'

/** A date of the place, written out. */
export function useDay(): (date: string) => string {
  const formats = useFormats()
  return (date) =>
    formats.date(new Date(`${date}T00:00:00Z`), {
      ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    })
}

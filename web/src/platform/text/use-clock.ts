import { useFormats } from './use-formats.ts'

/** A time of day in the reader's way, from minutes after midnight; past midnight it begins anew. */
export function useClock(): (minutes: number) => string {
  const formats = useFormats()
  return (minutes) => formats.date(minutes * 60_000, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
}

import { useFormats } from './use-formats.ts'

/** Formats a time of day from minutes after midnight; values past midnight wrap around. */
export function useClock(): (minutes: number) => string {
  const formats = useFormats()
  return (minutes) => formats.date(minutes * 60_000, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
}

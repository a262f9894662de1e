import { useFormats } from './use-formats.ts'

/** Formats a number of bytes in a suitable unit. */
export function useSize(): (bytes: number) => string {
  const formats = useFormats()
  return (bytes) => {
    const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
    const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
    return formats.number(bytes / 1000 ** step, {
      style: 'unit',
      unit: units[step],
      maximumFractionDigits: step > 1 ? 1 : 0,
      // The short form of a byte has no plural.
      unitDisplay: step === 0 ? 'long' : 'short',
    })
  }
}

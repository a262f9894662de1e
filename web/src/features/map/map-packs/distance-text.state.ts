import { useFormats } from '#platform/text/use-formats.ts'

/** A distance as people say it: to ten metres below a kilometre, then to a tenth of one. */
export function useDistanceText(): (metres: number) => string {
  const formats = useFormats()
  return (metres) => {
    if (metres < 995)
      return formats.number(Math.max(10, Math.round(metres / 10) * 10), { style: 'unit', unit: 'meter' })
    const maximumFractionDigits = metres < 9950 ? 1 : 0
    return formats.number(metres / 1000, { style: 'unit', unit: 'kilometer', maximumFractionDigits })
  }
}

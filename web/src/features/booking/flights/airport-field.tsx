import { type Airport, airportName, airportText } from '@tripwright/domain/booking/flights'
import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'
import { searchAirports } from './airport-table.state.ts'

type AirportFieldProps = {
  name: string
  label: string
  hint?: string
  value: string
  onChange: (text: string) => void
  error?: string | undefined
  required?: boolean
}

/** An airport by name, city or code, from the table on this device; any other text is allowed. */
export function AirportField({ onChange, required = true, ...field }: AirportFieldProps) {
  const t = useText(handOffMessages)
  const formats = useFormats()
  return (
    <Combobox<Airport>
      {...field}
      required={required}
      onChange={onChange}
      onPick={(airport) => onChange(airportText(airport))}
      search={searchAirports}
      getKey={({ iata }) => iata}
      renderItem={(airport) => (
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <bdi>{airportName(airport)}</bdi>{' '}
            <span className="text-muted text-sm">{formats.country(airport.country)}</span>
          </span>
          <bdi className="tabular font-display font-semibold">{airport.iata}</bdi>
        </span>
      )}
      countLabel={(count) => t('suggestions.count', { count })}
    />
  )
}

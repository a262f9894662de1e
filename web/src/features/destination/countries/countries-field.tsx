import X from 'lucide-react/icons/x'
import { useFormats } from '#platform/text/use-formats.ts'
import { Button } from '#ui/button.tsx'
import { usePick } from '#ui/use-pick.ts'
import { CountryField } from './country-field.tsx'

type CountriesProps = {
  label: string
  none: string
  listLabel: string
  /** The label of a country's remove button. */
  removeLabel: (code: string) => string
  codes: readonly string[]
  most: number
  onChange: (codes: string[]) => void
  /** With the territories that have a code. */
  hasTerritories?: boolean
}

/** A field for several countries: the chosen ones, each with a remove button, and a field for one more. */
export function CountriesField(props: CountriesProps) {
  const { label, none, listLabel, removeLabel, codes, most, onChange, hasTerritories = false } = props
  const formats = useFormats()
  const { value, choose, keys } = usePick((code) => onChange([...new Set([...codes, code])]))
  return (
    <div className="grid gap-2">
      {codes.length < most ? (
        <CountryField
          label={label}
          none={none}
          value={value}
          onChange={choose}
          hasTerritories={hasTerritories}
          {...keys}
        />
      ) : null}
      {codes.length === 0 ? null : (
        <ul aria-label={listLabel} className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code} className="flex items-center rounded-sm border border-rule bg-wash ps-3">
              <span className="font-display font-semibold">{formats.country(code)}</span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={removeLabel(code)}
                onClick={() => onChange(codes.filter((one) => one !== code))}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import type { ComponentProps } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { SelectField } from '#ui/select.tsx'
import { useCountries } from './countries.state.ts'

type CountryFieldProps = Pick<ComponentProps<'select'>, 'onKeyDown' | 'onPointerDown' | 'onBlur'> & {
  label: string
  /** ISO 3166-1 alpha-2. */
  value: string
  onChange: (code: string) => void
  name?: string
  className?: string
  /** The label of the option without a country. */
  none?: string
  /** With the territories that have a code. */
  hasTerritories?: boolean
}

/** One of all countries, by their names in the language of the reader. */
export function CountryField({ value, onChange, none, hasTerritories = false, ...rest }: CountryFieldProps) {
  const { list } = useCountries()
  const { countries = [], territories = [] } = list === null || list === 'loading' ? {} : list
  const coded = territories.filter(({ code }) => hasTerritories && /^[A-Z]{2}$/.test(code))
  const listed = [...countries, ...coded].map(({ code }) => code)
  return (
    <SelectField {...rest} value={value} onChange={({ target }) => onChange(target.value)}>
      {none === undefined ? null : <option value="">{none}</option>}
      <CountryOptions codes={value === '' ? listed : [...new Set([value, ...listed])]} />
    </SelectField>
  )
}

/** The names of countries as options, in their order. */
export function CountryOptions({ codes }: { codes: readonly string[] }) {
  const formats = useFormats()
  return codes
    .map((code) => ({ code, name: /^[A-Z]{2}$/.test(code) ? formats.country(code) : code }))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}

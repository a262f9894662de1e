import { MAX_PASSPORTS, preferencesMessages, UNITS } from '@tripwright/domain/account/preferences'
import { DIETS } from '@tripwright/domain/destination/places'
import { listCurrencies } from '@tripwright/domain/money/currency'
import type { ReactNode } from 'react'
import { AirportField } from '#features/booking/flights/index.ts'
import { CountriesField, CountryField } from '#features/destination/countries/index.ts'
import { useRates } from '#features/money/exchange-rates/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select.tsx'
import type { ChangePreferences, PreferencesDraft } from './preferences-draft.state.ts'

type Props = { draft: PreferencesDraft; change: ChangePreferences }

export function HomeFields({ draft, change, airportError }: Props & { airportError: string | undefined }) {
  const t = useText(preferencesMessages)
  return (
    <Group title={t('home.title')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <CountryField
          label={t('home.country')}
          none={t('none')}
          value={draft.homeCountry ?? ''}
          onChange={(code) => change({ homeCountry: code || null })}
        />
        <AirportField
          name="homeAirport"
          label={t('home.airport')}
          hint={t('home.airport.hint')}
          required={false}
          value={draft.airport}
          onChange={(airport) => change({ airport })}
          error={airportError}
        />
      </div>
    </Group>
  )
}

export function PassportFields({ draft: { passports }, change }: Props) {
  const t = useText(preferencesMessages)
  const formats = useFormats()
  return (
    <Group title={t('passports.title')} text={t('passports.hint', { count: MAX_PASSPORTS })}>
      <CountriesField
        label={t(passports.length === 0 ? 'passports.add' : 'passports.more')}
        none={t('passports.choose')}
        listLabel={t('passports.held')}
        removeLabel={(code) => t('passports.remove', { country: formats.country(code) })}
        codes={passports}
        most={MAX_PASSPORTS}
        onChange={(codes) => change({ passports: codes })}
      />
    </Group>
  )
}

export function MoneyFields({ draft: { currency, units }, change }: Props) {
  const t = useText(preferencesMessages)
  const formats = useFormats()
  const [rates] = useRates()
  const currencies = rates.state === 'here' ? listCurrencies(rates.table, today()) : []
  const codes = currency === null || currencies.includes(currency) ? currencies : [currency, ...currencies]
  return (
    <Group title={t('money.title')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <SelectField
          label={t('money.currency')}
          value={currency ?? ''}
          onChange={({ target }) => change({ currency: target.value || null })}
        >
          <option value="">{t('none')}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {t('money.currency.option', { code, name: formats.currency(code) })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('money.units')}
          value={units ?? ''}
          onChange={({ target }) => change({ units: UNITS.find((one) => one === target.value) ?? null })}
        >
          <option value="">{t('money.units.auto')}</option>
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {t(`money.units.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </Group>
  )
}

export function NeedsFields({ draft: { needs }, change }: Props) {
  const t = useText(preferencesMessages)
  const eat = (diet: (typeof DIETS)[number], isOn: boolean) => {
    const diets = DIETS.filter((one) => (one === diet ? isOn : needs.diets.includes(one)))
    change({ needs: { ...needs, diets } })
  }
  return (
    <Group title={t('needs.title')} text={t('needs.text')}>
      <Checkbox
        label={t('needs.step-free')}
        checked={needs.stepFree}
        onChange={({ target }) => change({ needs: { ...needs, stepFree: target.checked } })}
      />
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 font-semibold text-sm">{t('needs.diets')}</legend>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          {DIETS.map((diet) => (
            <Checkbox
              key={diet}
              label={t(`diet.${diet}`)}
              checked={needs.diets.includes(diet)}
              onChange={({ target }) => eat(diet, target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </Group>
  )
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-display font-semibold text-lg">{title}</legend>
      {text === undefined ? null : <p className="max-w-prose text-muted text-sm">{text}</p>}
      {children}
    </fieldset>
  )
}

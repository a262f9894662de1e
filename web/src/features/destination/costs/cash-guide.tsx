import { costsMessages, SAMPLE_ITEMS } from '@tripwright/domain/destination/costs'
import { useState } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { SelectField } from '#ui/select.tsx'
import { useCostCities, useCosts } from './costs.state.ts'
import { CostSource, SinglePrices } from './day-cost.tsx'

/** Prices of a coffee, a dinner and a taxi in the cities of a currency, in the traveller's own; nothing where we have none. */
export function CashGuide({ from, to }: { from: string; to: string }) {
  const t = useText(costsMessages)
  const formats = useFormats()
  const cities = useCostCities().filter(({ currency }) => currency === to)
  const [chosen, setChosen] = useState('')
  const city = cities.find(({ id }) => id === chosen) ?? cities[0]
  const costs = useCosts(city?.id ?? '')
  if (!city || costs === null) return null
  return (
    <section className="neatline grid gap-3 p-5">
      <h2 className="text-xl">{t('cash.title')}</h2>
      <SelectField label={t('cash.city')} value={city.id} onChange={({ target }) => setChosen(target.value)}>
        {cities.map(({ id, name, country }) => (
          <option key={id} value={id}>
            {`${name}, ${formats.country(country)}`}
          </option>
        ))}
      </SelectField>
      {costs ? (
        <>
          <SinglePrices costs={costs} currency={from} singles={SAMPLE_ITEMS} />
          <p className="text-muted text-xs">
            <CostSource costs={costs} />
          </p>
        </>
      ) : (
        <div className="skeleton min-h-40" />
      )}
    </section>
  )
}

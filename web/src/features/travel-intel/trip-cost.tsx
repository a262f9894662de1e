import { cityFiguresMessages, findCityFigures, reckonTrip } from '@tripwright/domain/travel-intel'
import { useState } from 'react'
import { Link } from 'wouter'
import { today } from '#features/links/index.ts'
import { NEW_DRAFT, rememberDraft } from '#features/planner/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { useCities, useFacts } from './city-facts.state.ts'
import { Answer, Basis, CityField, CurrencyField, Frame, NumberField } from './city-fields.tsx'

const MOST_DAYS = 30
const MOST_PEOPLE = 8

/** What some days in a city cost a party, in a currency of their choice. */
export function TravelCalculator() {
  const t = useText(cityFiguresMessages)
  const formats = useFormats()
  const cities = useCities()
  const [cityId, setCityId] = useState('rome')
  const [days, setDays] = useState(3)
  const [people, setPeople] = useState(2)
  const [currency, setCurrency] = useState('EUR')
  const facts = useFacts([cityId], today(), 1, currency)

  // The form of the planner finds it as if it had been left there.
  function plan(): void {
    const name = cities.find(({ id }) => id === cityId)?.name ?? ''
    const [city] = NEW_DRAFT.cities
    if (city)
      rememberDraft({
        ...NEW_DRAFT,
        cities: [{ ...city, text: name }],
        days: String(days),
        adults: String(people),
        currency,
      })
  }

  return (
    <Frame heading={t('reckon.heading')} text={t('reckon.text')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <CityField label={t('reckon.city')} cities={cities} value={cityId} onChange={setCityId} />
        <NumberField label={t('reckon.days')} most={MOST_DAYS} value={days} onChange={setDays} />
        <NumberField label={t('reckon.people')} most={MOST_PEOPLE} value={people} onChange={setPeople} />
        <CurrencyField value={currency} onChange={setCurrency} />
      </div>
      <Answer facts={facts}>
        {(known) => {
          const guide = known.guides[0]
          const { day } = guide ? findCityFigures(guide) : { day: null }
          const cost = day && reckonTrip(day, { days, people, to: currency, rates: known.rates })
          if (!cost) return null
          const each = Math.round(cost.total.amount / days / people)
          return (
            <>
              <p role="status" className="grid gap-1">
                <strong className="tabular font-display text-3xl">
                  {t('reckon.total', { total: formats.money(cost.total.amount, currency) })}
                </strong>
                <span className="text-muted">{t('reckon.each', { sum: formats.money(each, currency) })}</span>
              </p>
              <dl className="tabular grid gap-x-6 sm:grid-cols-3">
                {(['sights', 'meals', 'rides'] as const).map((part) => (
                  <div key={part} className="flex justify-between gap-3 border-hairline border-b py-2">
                    <dt className="text-muted">{t(`reckon.${part}`)}</dt>
                    <dd>{formats.money(cost[part].amount, currency)}</dd>
                  </div>
                ))}
              </dl>
              <Basis facts={known} />
            </>
          )
        }}
      </Answer>
      <Link
        href="/itinerary"
        onClick={plan}
        className={buttonClass({ variant: 'outline' }, 'justify-self-start')}
      >
        {t('reckon.plan')}
      </Link>
    </Frame>
  )
}

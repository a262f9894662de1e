import { type Country, countriesMessages } from '@tripwright/domain/destination/countries'
import { useText } from '#platform/text/use-text.ts'
import { CountryPart } from './country-part.tsx'
import { FactList } from './fact-list.tsx'

/** Water, tips, dress, the side of the road and the dialling code. */
export function CountryHabits({ country }: { country: Country }) {
  const t = useText(countriesMessages)
  const { tapWater, tipping, dress } = country.habits
  return (
    <CountryPart title={t('habits.title')} country={country} group="habits" doubt={t('habits.doubt')}>
      <FactList
        rows={[
          [t('habits.water'), t(`water.${tapWater}`)],
          [t('habits.tipping'), t(`tipping.${tipping}`)],
          [t('habits.dress'), t(`dress.${dress}`)],
          [t('habits.side'), t(`side.${country.drivingSide}`)],
          [t('habits.phone'), <bdi key="code">{country.callingCode}</bdi>],
        ]}
      />
    </CountryPart>
  )
}

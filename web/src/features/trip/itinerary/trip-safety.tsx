import { tripPartsMessages } from '@tripwright/domain/trip/plan-view'
import { Link } from 'wouter'
import { useCountries } from '#features/destination/countries/index.ts'
import { Numbers } from '#features/safety/advice/index.ts'
import { CountryRisks, Embassy } from '#features/safety/risks/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

type Town = { city: { name: string; country: string } }

/** The emergency numbers, the embassy and the risks of each country of a trip. */
export function TripSafety({ towns }: { towns: readonly Town[] }) {
  const t = useText(tripPartsMessages)
  const formats = useFormats()
  const { list, retry } = useCountries()
  const countries = [...new Set(towns.map(({ city }) => city.country))]
  if (countries.length === 0) return <p className="text-muted">{t('safety.no-places')}</p>
  return (
    <div className="grid gap-12">
      {countries.map((code) => (
        <div key={code} className="grid gap-8">
          <div className="grid gap-3">
            <Numbers list={list} country={code} onRetry={retry} />
          </div>
          <Embassy code={code} />
          <CountryRisks code={code} city={towns.find(({ city }) => city.country === code)?.city.name ?? ''} />
          <p>
            <Link href={`/risk-radar?place=${code}`} className="inline-flex min-h-11 items-center underline">
              {t('safety.more', { country: formats.country(code) })}
            </Link>
          </p>
        </div>
      ))}
    </div>
  )
}

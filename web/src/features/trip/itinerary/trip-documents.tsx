import { tripPartsMessages } from '@tripwright/domain/trip/plan-view'
import { summarise } from '@tripwright/domain/trip/sync'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'wouter'
import { VaultSection } from '#features/documents/vault/index.ts'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

type TripDocumentsProps = {
  trip: ReturnType<typeof useOpenedTrip>
  towns: readonly { city: { country: string } }[]
}

/** What each country of a trip asks for at its border, and the vault with one's papers. */
export function TripDocuments({ trip: { trip }, towns }: TripDocumentsProps) {
  const t = useText(tripPartsMessages)
  const formats = useFormats()
  const { startDate } = summarise(trip)
  const countries = [...new Set(towns.map(({ city }) => city.country))]
  const date = startDate && formats.date(new Date(startDate), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="grid gap-8">
      {countries.length > 0 ? (
        <section className="grid gap-3">
          <h2>{t('documents.title')}</h2>
          <ul className="grid border-ink border-t">
            {countries.map((code) => (
              <li key={code} className="border-hairline border-b">
                <Link
                  href={`/documents?to=${code}${startDate ? `&entry=${startDate}` : ''}`}
                  className="flex min-h-13 items-center justify-between gap-3 py-2 no-underline hover:bg-wash"
                >
                  <span className="grid">
                    <strong>{t('documents.check', { country: formats.country(code) })}</strong>
                    {date ? (
                      <span className="text-muted text-sm">{t('documents.when', { date })}</span>
                    ) : null}
                  </span>
                  <ChevronRight aria-hidden="true" className="size-5 text-muted rtl:-scale-x-100" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <VaultSection />
    </div>
  )
}

import { type CountryList, hasAmbulance, listMedicalContacts } from '@tripwright/domain/destination/countries'
import {
  type EmergencyNumbersRow,
  findEmergencyNumbers,
  groupNumbers,
  safetyMessages,
} from '@tripwright/domain/safety/advice'
import Phone from 'lucide-react/icons/phone'
import type { useCountries } from '#features/destination/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useEmergencyAreaName } from './emergency-area-name.state.ts'

/** The numbers of a country, each a link that calls. */
function EmergencyNumbers({ list, country }: { list: CountryList; country: string }) {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const nameOf = useEmergencyAreaName(list)
  const row = findEmergencyNumbers(list, country)
  const name = nameOf(country)
  if (!row) return <p>{t('locate.unlisted', { country: name })}</p>
  const numbers = groupNumbers(row.emergency)
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('numbers.title', { country: name })}</h2>
      {row.emergencyCertain ? null : (
        <p className="border-signal border-s-4 bg-signal-wash p-3">{t('numbers.unsure')}</p>
      )}
      {row.follows === null ? null : <p>{t('numbers.follows', { country: nameOf(row.follows) })}</p>}
      {numbers.length === 0 ? <p>{t('numbers.none')}</p> : null}
      <MedicalHelp row={row} name={name} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {numbers.map(({ number, services }) => (
          <CallCard
            key={number}
            number={number}
            label={formats.list(
              services.map((service) => t(`service.${service}`)),
              { type: 'unit' },
            )}
          />
        ))}
      </ul>
    </section>
  )
}

/** A note that no ambulance can be called, with the line that helps instead. */
function MedicalHelp({ row, name }: { row: EmergencyNumbersRow; name: string }) {
  const t = useText(safetyMessages)
  const calls = listMedicalContacts(row)
  const lines = calls.filter((call) => call.name !== null)
  if (hasAmbulance(calls)) return null
  return (
    <>
      <p className="border-signal border-s-4 bg-signal-wash p-3">
        <strong>{t('medical.none', { country: name })}</strong>{' '}
        {t(calls.some(({ by }) => by === 'hospital') ? 'medical.hospital' : 'medical.ask')}
      </p>
      {lines.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2">
          {lines.map(({ number, name: whose, place }) => (
            <CallCard key={number} number={number} label={[whose, place].filter(Boolean).join(', ')} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A number as a link; one with its country code is long, so it is set smaller. */
function CallCard({ number, label }: { number: string; label: string }) {
  const t = useText(safetyMessages)
  const size = number.startsWith('+') ? 'text-xl' : 'text-3xl'
  return (
    <li className="neatline flex items-center justify-between gap-4 bg-sheet p-4">
      <div className="min-w-0">
        <p className="text-muted text-sm">{label}</p>
        <p className={`tabular font-display font-semibold ${size}`}>
          <bdi dir="ltr">{number}</bdi>
        </p>
      </div>
      <a
        href={`tel:${number}`}
        aria-label={t('numbers.call', { number })}
        className={buttonClass({ variant: 'destructive', size: 'icon' }, 'shrink-0')}
      >
        <Phone aria-hidden="true" className="size-5" />
      </a>
    </li>
  )
}

/** The source and age of the numbers, and the number of countries with any. */
function NumbersSource({ list, country }: { list: CountryList; country: string }) {
  const t = useText(safetyMessages)
  const { asOf, source, written, countries, territories = [] } = list
  const checked = findEmergencyNumbers(list, country)?.checked ?? null
  return (
    <p className="max-w-prose text-muted text-xs">
      <ProvenanceText of={{ asOf, source, written, checked }} />{' '}
      {t('numbers.source', { count: countries.length + territories.length })}
    </p>
  )
}

type NumbersProps = {
  list: ReturnType<typeof useCountries>['list']
  country: string
  onRetry: () => void
}

/** The numbers of a country with their source, once they are known. */
export function Numbers({ list, country, onRetry }: NumbersProps) {
  if (list === null || list === 'loading')
    return <NumbersMissing isLoading={list !== null} onRetry={onRetry} />
  return (
    <>
      <EmergencyNumbers list={list} country={country} />
      <NumbersSource list={list} country={country} />
    </>
  )
}

/** Shown instead of the numbers while they load, or when they are unavailable. */
export function NumbersMissing({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const t = useText(safetyMessages)
  if (isLoading)
    return (
      <Loading label={t('loading')} className="grid min-h-60 content-start gap-3">
        <Skeleton className="h-8 max-w-80" />
        <Skeleton className="h-24" />
      </Loading>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="max-w-prose">{t('failed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}

import {
  type CountryList,
  EMERGENCY_SERVICES,
  type EmergencyService,
  hasAmbulance,
  listMedicalContacts,
} from '@tripwright/domain/destination/countries'
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
  const servicesText = (services: readonly EmergencyService[]) =>
    formats.list(
      services.map((service) => t(`service.${service}`)),
      { type: 'unit' },
    )
  if (!row) return <p>{t('locate.unlisted', { country: name })}</p>
  const numbers = groupNumbers(row.emergency, row.emergencyDoubts)
  const sure = numbers.filter(({ isSure }) => isSure)
  // Where each number in doubt is shown as such, nothing is said of all of them.
  const isDoubtShown = (row.emergencyDoubts ?? []).length > 0
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('numbers.title', { country: name })}</h2>
      {row.emergencyCertain || isDoubtShown ? null : (
        <p className="border-signal border-s-4 bg-signal-wash p-3">{t('numbers.unsure')}</p>
      )}
      {row.follows === null ? null : <p>{t('numbers.follows', { country: nameOf(row.follows) })}</p>}
      {numbers.length === 0 ? <p>{t('numbers.none')}</p> : null}
      <MedicalHelp row={row} name={name} />
      {sure.length === 0 ? null : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {sure.map(({ number, services }) => (
            <CallCard key={number} number={number} label={servicesText(services)} />
          ))}
        </ul>
      )}
      {isDoubtShown ? <DoubtedNumbers row={row} servicesText={servicesText} /> : null}
      <PhoneNote row={row} />
    </section>
  )
}

type DoubtProps = {
  row: EmergencyNumbersRow
  servicesText: (services: readonly EmergencyService[]) => string
}

/** The numbers that fewer than two governments have, and what the other pages have instead. */
function DoubtedNumbers({ row, servicesText }: DoubtProps) {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const doubted = groupNumbers(row.emergency, row.emergencyDoubts).filter(({ isSure }) => !isSure)
  const othersOf = (services: readonly EmergencyService[]) => [
    ...new Set(services.flatMap((service) => row.emergencyOthers?.[service] ?? [])),
  ]
  return (
    <div className="grid gap-3 border-signal border-s-4 bg-signal-wash p-3">
      <h3 className="text-lg">{t('numbers.doubt.title')}</h3>
      <p>{t('numbers.doubt')}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {doubted.map(({ number, services }) => {
          const others = othersOf(services)
          return (
            <CallCard
              key={number}
              number={number}
              label={servicesText(services)}
              note={
                others.length > 0
                  ? t('numbers.doubt.others', { numbers: formats.list(others, { type: 'unit' }) })
                  : null
              }
            />
          )
        })}
      </ul>
    </div>
  )
}

/** What a landline dials, and what a mobile alone reaches, where that makes a difference. */
function PhoneNote({ row: { emergency, landline = {}, mobileOnly = [] } }: { row: EmergencyNumbersRow }) {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const line = (service: EmergencyService, number: string) =>
    t('numbers.landline.one', { service: t(`service.${service}`), number })
  const fromLandline = EMERGENCY_SERVICES.flatMap((service) => {
    const number = landline[service]
    return number === undefined ? [] : line(service, number)
  })
  const fromMobile = mobileOnly.flatMap((service) => emergency[service] ?? [])
  if (fromLandline.length === 0 && fromMobile.length === 0) return null
  const list = (lines: readonly string[]) => formats.list(lines, { type: 'unit' })
  return (
    <p className="max-w-prose">
      {fromLandline.length > 0 ? `${t('numbers.landline', { numbers: list(fromLandline) })}. ` : null}
      {fromMobile.length > 0 ? `${t('numbers.mobile', { numbers: list(fromMobile) })}.` : null}
    </p>
  )
}

/** A note that no ambulance can be called, with the line that helps instead. */
function MedicalHelp({ row, name }: { row: EmergencyNumbersRow; name: string }) {
  const t = useText(safetyMessages)
  const calls = listMedicalContacts(row)
  const lines = calls.filter((call) => call.name !== null)
  if (hasAmbulance(calls, row.emergencyDoubts)) return null
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
function CallCard({ number, label, note = null }: { number: string; label: string; note?: string | null }) {
  const t = useText(safetyMessages)
  const size = number.startsWith('+') ? 'text-xl' : 'text-3xl'
  return (
    <li className="neatline flex items-center justify-between gap-4 bg-sheet p-4">
      <div className="min-w-0">
        <p className="text-muted text-sm">{label}</p>
        <p className={`tabular font-display font-semibold ${size}`}>
          <bdi dir="ltr">{number}</bdi>
        </p>
        {note === null ? null : <p className="text-sm">{note}</p>}
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
  const { checked = null, emergencyPages = [] } = findEmergencyNumbers(list, country) ?? {}
  return (
    <div className="grid max-w-prose gap-1 text-muted text-xs">
      {emergencyPages.length > 1 ? <GovernmentPages pages={emergencyPages} /> : null}
      <p>
        <ProvenanceText of={{ asOf, source, written, checked }} />{' '}
        {t('numbers.source', { count: countries.length + territories.length })}
      </p>
    </div>
  )
}

/** The pages that have the numbers too, each with the day of the copy that was read. */
function GovernmentPages({ pages }: { pages: NonNullable<EmergencyNumbersRow['emergencyPages']> }) {
  const t = useText(safetyMessages)
  const formats = useFormats()
  return (
    <div>
      <p>{t('numbers.pages')}</p>
      <ul className="flex flex-wrap gap-x-4">
        {pages.map(({ source, date }) => (
          <li key={source}>
            <a
              href={source}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center underline underline-offset-2"
            >
              {URL.parse(source)?.host ?? source}
            </a>
            {date === null
              ? null
              : ` (${formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })})`}
          </li>
        ))}
      </ul>
    </div>
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

import { formatPosition } from '@tripwright/domain/base/geo'
import { listMedicalContacts } from '@tripwright/domain/destination/countries'
import { findEmergencyNumbers } from '@tripwright/domain/safety/advice'
import { quickMessages } from '@tripwright/domain/safety/quick-actions'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Copy from 'lucide-react/icons/copy'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { preferences } from '#features/account/preferences/index.ts'
import { homeCountry, isListedCountry, useCountries } from '#features/destination/countries/index.ts'
import type { UserLocation } from '#features/map/basemap/index.ts'
import type { MyLocation } from '#features/map/travel-map/index.ts'
import { LocationText, Numbers, useEmergencyAreaName, useZoneCountry } from '#features/safety/advice/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { type EmergencyLocation, findEmergencyLocation } from './find-location.state.ts'
import { copyCoordinates, useOnPositionRefused, usePosition } from './position.state.ts'
import { PositionSentNote, PositionUnavailable, QuickFrame } from './quick-frame.tsx'

const EmergencyNearest = lazyPart(() =>
  import('./emergency-nearest.tsx').then(({ EmergencyNearest }) => EmergencyNearest),
)
const Embassy = lazyPart(() => import('#features/safety/risks/index.ts').then(({ Embassy }) => Embassy))

/**
 * Emergency Info (specification section 2): the local numbers. Those of the time zone's country are shown at once, until the
 * position is known; all of it works offline.
 */
export function EmergencyDialog({ onClose }: { onClose: () => void }) {
  const t = useText(quickMessages)
  const { list, retry } = useCountries()
  const zone = useZoneCountry()
  const passport = preferences().passports[0] ?? homeCountry()
  const [where, setWhere] = useState<EmergencyLocation | null>(null)
  const { location, find } = usePosition((here) => void look(here))
  useOnPositionRefused(location, () => toast(t('emergency.unlocated'), { kind: 'error' }))

  async function look(here: UserLocation): Promise<void> {
    const located = await findEmergencyLocation(here, passport)
    setWhere(located)
    if (located.located === null && located.text === null) toast(t('emergency.failed'), { kind: 'error' })
    else toast(t('emergency.loaded'), { kind: 'success' })
  }

  const { located, country, described } = resolveLocation(where, zone)
  const isFinding = location.state === 'finding' || (location.state === 'found' && where === null)
  return (
    <QuickFrame title={t('emergency')} onClose={onClose}>
      <div role="status" className="grid gap-1 empty:hidden">
        {isFinding ? <p className="font-semibold">{t('position.finding')}</p> : null}
        {where ? (
          <LocationText located={where.located} />
        ) : (
          <PendingLocationNote country={country} isKnown={zone !== 'loading'} />
        )}
      </div>
      <PositionUnavailable location={location} onRetry={find} />
      {country === null ? null : <Numbers list={list} country={country} onRetry={retry} />}
      {(located?.around ?? []).map((other) => (
        <OtherCountryNumbers key={other} list={list} country={other}>
          <Numbers list={list} country={other} onRetry={retry} />
        </OtherCountryNumbers>
      ))}
      {where?.located === null ? (
        <Link
          href="/gemini-safety"
          className={buttonClass({ variant: 'outline' }, 'justify-self-start')}
          onClick={onClose}
        >
          {t('emergency.choose')}
        </Link>
      ) : null}
      {where ? (
        <LocatedHelp
          location={location}
          where={where}
          passport={passport}
          number={numberToCall(list, country)}
        />
      ) : null}
      {location.state === 'found' ? <Coordinates here={location.here} /> : null}
      {country === null ? null : (
        <CountryMore
          country={country}
          embassyOf={described !== null && isListedCountry(list, described) ? described : null}
          onClose={onClose}
        />
      )}
      <PositionSentNote />
    </QuickFrame>
  )
}

type LocatedHelpProps = {
  location: MyLocation
  where: EmergencyLocation
  passport: string
  number: string | null
}

/** The nearest help from the position, and further facts of the server. */
function LocatedHelp({ location, where, passport, number }: LocatedHelpProps) {
  return (
    <>
      {location.state === 'found' ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <EmergencyNearest
            here={location.here}
            nearest={where.nearest}
            passport={passport}
            number={number}
          />
        </Suspense>
      ) : null}
      <ReportedFacts {...where} />
    </>
  )
}

/** The first number to call in a country; null where we have none. */
function numberToCall(list: ReturnType<typeof useCountries>['list'], country: string | null): string | null {
  const row = typeof list === 'object' && list && country ? findEmergencyNumbers(list, country) : null
  return row ? (listMedicalContacts(row)[0]?.number ?? null) : null
}

/** A known position overrides the time zone, also where its country is unknown: nothing is guessed. */
function resolveLocation(where: EmergencyLocation | null, zone: ReturnType<typeof useZoneCountry>) {
  const located = where && where.located !== 'sea' ? where.located : null
  const ofClock = zone === 'loading' || where !== null ? null : zone
  return { located, country: located?.numbersOf ?? ofClock, described: located?.code ?? ofClock }
}

type CountryMoreProps = { country: string; embassyOf: string | null; onClose: () => void }

/** The user's own embassy there, and a link to the full page. */
function CountryMore({ country, embassyOf, onClose }: CountryMoreProps) {
  const t = useText(quickMessages)
  return (
    <>
      {embassyOf === null ? null : (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <Embassy code={embassyOf} />
        </Suspense>
      )}
      <Link
        href={`/gemini-safety?country=${country}`}
        className={buttonClass({ variant: 'outline' }, 'justify-self-start')}
        onClick={onClose}
      >
        {t('emergency.more')}
      </Link>
    </>
  )
}

/** Further facts of the server: its text, and a hospital nearby. */
function ReportedFacts({ text, hospital, nearest }: EmergencyLocation) {
  const t = useText(quickMessages)
  return (
    <>
      {text ? (
        <EmergencyFact title={t('emergency.said')}>
          <span className="whitespace-pre-line">{text}</span>
        </EmergencyFact>
      ) : null}
      {hospital && nearest.every(({ kind }) => kind !== 'hospital') ? (
        <EmergencyFact title={t('emergency.hospital')}>{hospital}</EmergencyFact>
      ) : null}
    </>
  )
}

/** The note before the position is known: whose numbers are shown, or which number nearly always works. */
function PendingLocationNote({ country, isKnown }: { country: string | null; isKnown: boolean }) {
  const t = useText(quickMessages)
  if (country !== null) return <p>{t('emergency.by-clock')}</p>
  return isKnown ? <p>{t('emergency.anywhere')}</p> : null
}

type OtherCountryProps = {
  list: ReturnType<typeof useCountries>['list']
  country: string
  children: React.ReactNode
}

function OtherCountryNumbers({ list, country, children }: OtherCountryProps) {
  const t = useText(quickMessages)
  const nameOf = useEmergencyAreaName(list)
  return (
    <details className="group border-hairline border-t">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-display font-semibold">
        {t('emergency.other', { country: nameOf(country) })}
        <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-2">{children}</div>
    </details>
  )
}

function EmergencyFact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-1 border-hairline border-t pt-3">
      <h3>{title}</h3>
      <p>
        <bdi>{children}</bdi>
      </p>
    </section>
  )
}

/** With four decimals, as results have them (specification section 9): eleven metres, and short enough to read out. */
function Coordinates({ here }: { here: UserLocation }) {
  const t = useText(quickMessages)
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t pt-3">
      <div>
        <h3>{t('emergency.position')}</h3>
        <p className="tabular text-lg">
          <bdi dir="ltr">{formatPosition(here, 4)}</bdi>
        </p>
      </div>
      <Button variant="outline" onClick={() => void copyCoordinates(here)}>
        <Copy aria-hidden="true" className="size-4" />
        {t('location.copy')}
      </Button>
    </section>
  )
}

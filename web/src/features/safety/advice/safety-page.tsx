import { EVENT_KINDS, findEmergencyNumbers, safetyMessages } from '@tripwright/domain/safety/advice'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import {
  CountryLevel,
  CountryLoader,
  isListedCountry,
  TerritoryPart,
  useCountries,
} from '#features/destination/countries/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Steps } from '#ui/steps.tsx'
import { useZoneCountry } from './airports.state.ts'
import { useEmergencyAreaName } from './emergency-area-name.state.ts'
import { Numbers, NumbersMissing } from './emergency-numbers.tsx'
import { LocateMe } from './locate-me.tsx'
import { PlaceSearch } from './place-search.tsx'
import { EmbassyPart, EventSteps, SafetyFrame } from './safety-frame.tsx'

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

const EMPTY_QUERY = { country: '' }
/** The default without address and time zone: 112 works in most of Europe. */
const FALLBACK_COUNTRY = 'IT'
const noDefaults = () => ({})
const SITUATIONS = ['ill', 'crime', 'arrest', 'passport', 'fire'] as const
const STEPS = ['1', '2', '3'] as const

/** `/gemini-safety`: emergency numbers of a country, embassies, detection of the country, first steps. */
export function SafetyPage() {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const { draft, change } = useSearchDraft(EMPTY_QUERY, noDefaults)
  const { list, retry } = useCountries()
  const nameOf = useEmergencyAreaName(list)
  const textOf = (code: string | null) => {
    if (code === null) return ''
    return /^[A-Z]{2}$/.test(code) ? formats.country(code) : nameOf(code)
  }
  const zone = useZoneCountry()
  const isAsked = draft.country !== ''
  const code = isAsked ? draft.country : (zone ?? FALLBACK_COUNTRY)
  const { country, described, isMissing } = resolveCountry(list, code, !isAsked && zone === 'loading')
  return (
    <SafetyFrame
      heading={t('heading')}
      lead={t('lead')}
      search={
        <div className="grid items-start gap-4 md:grid-cols-2">
          <PlaceSearch
            label={t('form.country')}
            name={textOf(country)}
            onPick={(code) => change({ country: code })}
            hasTerritories
            missing={isMissing ? code : undefined}
          />
          <LocateMe onFound={(code) => change({ country: code })} />
        </div>
      }
      start={
        country === null ? (
          <section className="grid gap-4 border-ink border-t pt-3">
            {isMissing ? null : <NumbersMissing isLoading onRetry={retry} />}
          </section>
        ) : (
          <>
            <section className="grid gap-4 border-ink border-t pt-3">
              {isAsked || zone === null ? null : <p className="font-semibold">{t('locate.zone')}</p>}
              <Numbers list={list} country={country} onRetry={retry} />
              <Suspense fallback={<div className="min-h-11" />}>
                <AnswerActions
                  path="/gemini-safety"
                  inputs={{ country }}
                  title={t('numbers.title', { country: nameOf(country) })}
                />
              </Suspense>
            </section>
            {described === null ? null : <EmbassyPart country={described} />}
            <PlaceFacts list={list} country={country} described={described} />
          </>
        )
      }
      end={
        <>
          <WhatToDo />
          <RiskRadarLink country={described} />
        </>
      }
      country={described}
    />
  )
}

/** `country` has numbers or is loading; `described` is one with the other facts too, which territories lack. */
function resolveCountry(list: ReturnType<typeof useCountries>['list'], code: string, isWaiting: boolean) {
  const isListed = isListedCountry(list, code)
  // A place with airports but without a row in our tables counts as missing, from the address or the time zone.
  const hasNumbers = list !== null && list !== 'loading' && findEmergencyNumbers(list, code) !== null
  const isMissing = !isWaiting && !hasNumbers && !isListed
  const country = isWaiting || isMissing ? null : code
  return { country, described: isListed ? country : null, isMissing }
}

type PlaceFactsProps = {
  list: ReturnType<typeof useCountries>['list']
  country: string
  described: string | null
}

/** How safe a country is held to be; of a territory, of which we hold no level, the facts that we do hold. */
function PlaceFacts({ list, country, described }: PlaceFactsProps) {
  if (described === null) return <TerritoryPart code={country} />
  if (list === null) return null
  return <CountryLoader code={described}>{(loaded) => <CountryLevel country={loaded} />}</CountryLoader>
}

function RiskRadarLink({ country }: { country: string | null }) {
  const t = useText(safetyMessages)
  const query = country === null ? '' : `?place=${country}`
  return (
    <Link href={`/risk-radar${query}`} className={buttonClass({ variant: 'outline' }, 'justify-self-start')}>
      {t('more')}
    </Link>
  )
}

function WhatToDo() {
  const t = useText(safetyMessages)
  return (
    <section className="grid content-start gap-3 border-ink border-t pt-3">
      <h2 className="text-xl">{t('todo.title')}</h2>
      <div className="grid">
        {SITUATIONS.map((name) => (
          <Steps
            key={name}
            title={t(`todo.${name}`)}
            steps={STEPS.map((step) => t(`todo.${name}.${step}`))}
            isOpen={name === 'ill'}
          />
        ))}
        <EventSteps kinds={EVENT_KINDS} />
      </div>
      <Link href="/translate" className={buttonClass({ variant: 'outline' }, 'justify-self-start')}>
        {t('phrases')}
      </Link>
    </section>
  )
}

import { type HazardEvent, liveMessages } from '@tripwright/domain/safety/advice'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Steps } from '#ui/steps.tsx'

const CountryRisks = lazyPart(() =>
  import('#features/safety/risks/index.ts').then(({ CountryRisks }) => CountryRisks),
)
const Embassy = lazyPart(() => import('#features/safety/risks/index.ts').then(({ Embassy }) => Embassy))

type SafetyFrameProps = {
  heading: string
  lead: string
  /** The search field. */
  search: ReactNode
  /** The main column, and the column beside it. */
  start: ReactNode
  end: ReactNode
  /** ISO 3166-1 alpha-2; null while it is not known. */
  country: string | null
  city?: string | undefined
  /** Content below the risks. */
  children?: ReactNode
}

/** The frame of the two pages about safety: the search, two columns, the risks part by part. */
export function SafetyFrame(props: SafetyFrameProps) {
  const { heading, lead, search, start, end, country, city, children } = props
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:py-12">
      <header className="grid gap-2">
        <h1>{heading}</h1>
        <p className="max-w-prose text-lg text-muted">{lead}</p>
      </header>
      <div className="neatline max-w-3xl bg-sheet p-4 md:p-6">{search}</div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="grid min-h-80 min-w-0 content-start gap-8">{start}</div>
        <div className="grid min-w-0 content-start gap-8">{end}</div>
      </div>
      {country === null ? null : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CountryRisks code={country} {...(city && { city })} />
        </Suspense>
      )}
      {children}
    </div>
  )
}

/** Embassies in a country, once their part has loaded. */
export function EmbassyPart({ country }: { country: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <Embassy code={country} />
    </Suspense>
  )
}

const ORDER = ['1', '2', '3'] as const

type EventStepsProps = {
  kinds: readonly HazardEvent['kind'][] // The first one is expanded.
  isOpen?: boolean
}

/** First steps for each kind of event. */
export function EventSteps({ kinds, isOpen = false }: EventStepsProps) {
  const t = useText(liveMessages)
  return kinds.map((kind, index) => (
    <Steps
      key={kind}
      title={t(`do.${kind}`)}
      steps={ORDER.map((step) => t(`do.${kind}.${step}`))}
      isOpen={isOpen && index === 0}
    />
  ))
}

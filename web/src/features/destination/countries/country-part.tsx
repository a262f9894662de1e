import { utcDate } from '@tripwright/domain/base/dates'
import { isFresh } from '@tripwright/domain/base/provenance'
import { type Country, countriesMessages, provenanceOfGroup } from '@tripwright/domain/destination/countries'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useCountry } from './countries.state.ts'

/** Renders a country once it is loaded; until then the state of the request. */
export function CountryLoader({
  code,
  children,
}: {
  code: string
  children: (country: Country) => ReactNode
}) {
  const t = useText(countriesMessages)
  const { country, retry } = useCountry(code)
  if (country === 'loading')
    return (
      <Loading label={t('loading')} className="grid content-start gap-3">
        <Skeleton className="h-8 max-w-80" />
        <Skeleton className="h-32" />
      </Loading>
    )
  if (country !== null) return children(country)
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="max-w-prose">{t('failed')}</p>
      <Button onClick={retry}>{t('retry')}</Button>
    </div>
  )
}

type PartProps = {
  title: string
  country: Country
  group: keyof Country['certain']
  /** The text before the source. */
  source?: string
  /** Replaces the usual note on uncertainty. */
  doubt?: string
  /** Heading level, one below that of the surrounding part. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A section about a country, with certainty, source and age. */
export function CountryPart({
  title,
  country,
  group,
  source,
  doubt,
  heading: Heading = 'h3',
  children,
}: PartProps) {
  const t = useText(countriesMessages)
  const from = provenanceOfGroup(country, group)
  // The cached answer may be older than its certainty lasts.
  const isSure = country.certain[group] && isFresh(from, utcDate(Date.now()))
  return (
    <section className="grid content-start gap-3 border-ink border-t pt-3">
      <Heading className="text-xl">{title}</Heading>
      {isSure ? null : <p className="border-signal border-s-4 bg-signal-wash p-3">{doubt ?? t('unsure')}</p>}
      {children}
      <p className="max-w-prose text-muted text-xs">
        {source ? `${source} ` : null}
        <ProvenanceText of={from} />
      </p>
    </section>
  )
}

/** A list of facts, one per line. */
export function FactList({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-4 border-hairline border-t py-2 first:border-0 sm:grid-cols-[9rem_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

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
  /** What stands before where it comes from. */
  source?: string
  /** In place of the usual words on a doubt. */
  doubt?: string
  /** One below what it stands under. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A section on a country, with its doubt, its source and its age. */
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
  // This device may have kept the answer for longer than it is sure of.
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

/** Facts, one a line. */
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

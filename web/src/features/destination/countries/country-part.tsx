import { utcDate } from '@tripwright/domain/base/dates'
import { isFresh } from '@tripwright/domain/base/provenance'
import { type Country, countriesMessages, provenanceOfGroup } from '@tripwright/domain/destination/countries'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { findTerritory, useCountries, useCountry } from './countries.state.ts'
import { TerritoryPart } from './territory-part.tsx'

type LoaderProps = {
  code: string
  children: (country: Country) => ReactNode
  /** In place of the facts of a territory, of which we hold less than of a country. */
  territory?: ReactNode
}

/** Renders a country once it is loaded; until then the state of the request. Of a territory what is known of it. */
export function CountryLoader({ code, children, territory }: LoaderProps) {
  const { list } = useCountries()
  if (findTerritory(list, code) !== null)
    return territory === undefined ? <TerritoryPart code={code} /> : territory
  return <LoadedCountry code={code}>{children}</LoadedCountry>
}

function LoadedCountry({ code, children }: Pick<LoaderProps, 'code' | 'children'>) {
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

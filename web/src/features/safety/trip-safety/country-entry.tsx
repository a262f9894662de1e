import type { Output } from '@tripwright/domain/base/contract'
import { answerKey, findVisa, visaKindKey, visaMessages } from '@tripwright/domain/documents/entry-rules'
import { tripSafetyMessages } from '@tripwright/domain/safety/trip-safety'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { preferences } from '#features/account/preferences/index.ts'
import { useCountryWithArticle } from '#features/destination/countries/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProvenanceText } from '#ui/provenance.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type CountryEntryProps = { code: string; entry: string | null }

/** What a country asks of the first passport of the profile at its border, with source and date. */
export function CountryEntry({ code, entry }: CountryEntryProps) {
  const t = useText(tripSafetyMessages)
  const formats = useFormats()
  const [passport] = preferences().passports
  return (
    <section className="grid content-start gap-2 border-ink border-t pt-3">
      <h3 className="text-xl">{t('entry.title')}</h3>
      {passport === undefined ? (
        <p className="max-w-prose">
          {t('entry.none')}{' '}
          <Link href="/profile" className="inline-flex min-h-11 items-center underline">
            {t('entry.profile')}
          </Link>
        </p>
      ) : passport === code ? null : (
        <EntryRule passport={passport} destination={code} />
      )}
      {passport === undefined ? null : (
        <p className="text-muted text-sm">{t('entry.passport', { country: formats.country(passport) })}</p>
      )}
      <p>
        <Link
          href={`/documents?to=${code}${entry ? `&entry=${entry}` : ''}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {t('entry.details', { country: formats.country(code) })}
        </Link>
      </p>
    </section>
  )
}

type Rule = Output<typeof findVisa> | 'loading' | null

function EntryRule({ passport, destination }: { passport: string; destination: string }) {
  const t = useText(tripSafetyMessages)
  const ofVisa = useText(visaMessages)
  const inSentence = useCountryWithArticle()
  const [rule, setRule] = useState<Rule>('loading')
  useEffect(() => {
    let isGone = false
    void fetchFact(`visa:${passport}:${destination}`, findVisa, { passport, destination }).then((found) => {
      if (!isGone) setRule(found)
    })
    return () => {
      isGone = true
    }
  }, [passport, destination])
  if (rule === 'loading') return <Skeleton className="h-16" />
  if (rule === null) return <p>{t('entry.missing')}</p>
  const kind = visaKindKey(rule)
  return (
    <>
      <p className="text-lg">
        <strong>{ofVisa(answerKey(rule), { country: inSentence(destination), days: rule.days ?? 0 })}</strong>
        {kind === null ? null : ` ${ofVisa(kind)}`}
      </p>
      <p className="max-w-prose text-muted text-xs">
        <ProvenanceText of={rule} />
      </p>
    </>
  )
}

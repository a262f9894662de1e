import type { Country } from '@tripwright/domain/countries'
import { checkYellowFever, entryMessages, passportTermsOf } from '@tripwright/domain/visa'
import { CountryField, CountryPart, FactList, WithCountry } from '#features/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import type { PapersProps } from './papers.state.ts'

/** What the country of the trip asks for at its border. */
export function EntrySection({ papers, change }: PapersProps) {
  const t = useText(entryMessages)
  const { destination, from } = papers
  return (
    <section className="grid gap-4" aria-labelledby="entry">
      <header className="grid gap-1">
        <h2 id="entry">{t('title')}</h2>
        <p className="max-w-prose text-muted">{t('text')}</p>
      </header>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <CountryField
          label={t('destination')}
          none={t('none')}
          value={destination}
          onChange={(code) => change({ destination: code })}
        />
        <CountryField
          label={t('from')}
          none={t('none')}
          value={from}
          onChange={(code) => change({ from: code })}
        />
      </div>
      {destination === '' ? null : (
        <WithCountry code={destination}>
          {(country) => <EntryFacts country={country} from={from} />}
        </WithCountry>
      )}
    </section>
  )
}

function EntryFacts({ country, from }: { country: Country; from: string }) {
  const t = useText(entryMessages)
  const formats = useFormats()
  const { blankPages, onwardTicket } = country.entry
  return (
    <CountryPart
      title={t('part.title', { country: formats.country(country.code) })}
      country={country}
      group="entry"
    >
      <FactList
        rows={[
          [t('row.passport'), <TermsText key="terms" country={country} />],
          [t('row.pages'), t('pages.count', { count: blankPages })],
          [t('row.vaccination'), <YellowFever key="fever" country={country} from={from} />],
          [t('row.onward'), t(onwardTicket ? 'onward.yes' : 'onward.no')],
        ]}
      />
      <p className="text-muted text-sm">{t('note')}</p>
    </CountryPart>
  )
}

/** The rule of a country for the passport, in words. */
export function TermsText({ country }: { country: Country }) {
  const t = useText(entryMessages)
  const terms = passportTermsOf(country)
  if (terms === null) return t('terms.none')
  const { months, basis, youngerThanYears: years } = terms
  const lasting = months === 0 ? t('terms.stay') : t(`terms.${basis}`, { months })
  return years === null ? lasting : `${lasting} ${t('terms.years', { years })} ${t('terms.citizens')}`
}

function YellowFever({ country, from }: { country: Country; from: string }) {
  const t = useText(entryMessages)
  // Until it is known where somebody comes from, it is told as for those who come from no risk.
  if (from === '') return t(`fever.${checkYellowFever(null, country)}`)
  return (
    <WithCountry code={from}>
      {(home) => <span>{t(`fever.${checkYellowFever(home, country)}`)}</span>}
    </WithCountry>
  )
}

import type { Country } from '@tripwright/domain/countries'
import { ENTRY_FORMS, type PassportTerms, passportTermsOf, verdictMessages } from '@tripwright/domain/visa'
import type { ReactNode } from 'react'
import { WithCountry } from '#features/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useDay } from './papers.state.ts'

/** What the table of countries says of the destination. */
export function EntryRules({ code }: { code: string }) {
  return <WithCountry code={code}>{(country) => <Rules country={country} />}</WithCountry>
}

type WithRuleProps = {
  code: string
  children: (rule: PassportTerms, said: string, pages: number) => ReactNode
}

/** What stands on the rule of a country for the passport, and the rule in words. */
export function WithRule({ code, children }: WithRuleProps) {
  const ruleText = useRuleText()
  return (
    <WithCountry code={code}>
      {(country) =>
        children(passportTermsOf(country.code, country.entry), ruleText(country), country.entry.blankPages)
      }
    </WithCountry>
  )
}

/** Writes the rule of a country for the passport. */
function useRuleText(): (country: Country) => string {
  const t = useText(verdictMessages)
  return ({ code, entry }) => {
    const { months, basis, youngerThanYears } = passportTermsOf(code, entry)
    if (youngerThanYears !== null) return t('rules.schengen')
    if (months > 0) return t(`rules.${basis}`, { months })
    return t(basis === 'exit' ? 'rules.stay' : 'rules.none')
  }
}

function Rules({ country }: { country: Country }) {
  const t = useText(verdictMessages)
  const formats = useFormats()
  const day = useDay()
  const ruleText = useRuleText()
  const { entry, certain, asOf, source, code } = country
  const { blankPages, onwardTicket, yellowFever } = entry
  return (
    <div className="paper-grid neatline grid gap-2 p-5">
      <h3 className="text-lg">{t('rules.title', { country: formats.country(code) })}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{ruleText(country)}</li>
        <li>{t('rules.pages', { pages: blankPages })}</li>
        <li>{t(onwardTicket ? 'rules.onward' : 'rules.onward.no')}</li>
        <li>{t(`rules.yellow.${yellowFever}`)}</li>
        <li>
          <FormLine code={code} />
        </li>
      </ul>
      {certain.entry ? null : <p className="font-semibold text-signal">{t('rules.unsure')}</p>}
      <p className="text-muted text-sm">{t('rules.age', { date: day(asOf), source })}</p>
    </div>
  )
}

/** The form that travellers fill in online, with its own page; or that we know none. */
function FormLine({ code }: { code: string }) {
  const t = useText(verdictMessages)
  const form = ENTRY_FORMS[code]
  if (!form) return t('rules.form.none')
  return (
    <>
      {t(form.isDuty ? 'rules.form' : 'rules.form.maybe', { days: form.opensDays })}{' '}
      <a
        href={form.url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-6 items-center text-brand underline underline-offset-4"
      >
        {form.name}
      </a>
    </>
  )
}

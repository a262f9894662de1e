import { isFresh } from '@tripwright/domain/base/provenance'
import { type Country, provenanceOfGroup } from '@tripwright/domain/destination/countries'
import {
  ENTRY_FORMS,
  hasRightOfEntry,
  type PassportTerms,
  passportTermsOf,
  provenanceOfForm,
  requirementMessages,
} from '@tripwright/domain/documents/entry-rules'
import type { ReactNode } from 'react'
import { CountryLoader, useCountryWithArticle } from '#features/destination/countries/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { ProvenanceText } from '#ui/provenance.tsx'

type EntryRulesProps = { code: string; passports: readonly string[] }

/** The entry rules of the destination in the table of countries, or a note that these travellers may need almost nothing. */
export function EntryRules({ code, passports }: EntryRulesProps) {
  if (passports.some((passport) => hasRightOfEntry(passport, code)))
    return <RightOfEntryNote code={code} isHome={passports.includes(code)} />
  return <CountryLoader code={code}>{(country) => <Rules country={country} />}</CountryLoader>
}

function RightOfEntryNote({ code, isHome }: { code: string; isHome: boolean }) {
  const t = useText(requirementMessages)
  const inSentence = useCountryWithArticle()
  return (
    <div className="paper-grid neatline grid gap-2 p-5">
      <h3 className="text-lg">{t('rules.own', { country: inSentence(code) })}</h3>
      <p>{t(isHome ? 'rules.own.citizen' : 'rules.own.free')}</p>
    </div>
  )
}

/** Validity during the stay only. */
const OWN_COUNTRY_TERMS: PassportTerms = { months: 0, basis: 'exit', youngerThanYears: null }

type RuleLoaderProps = EntryRulesProps & {
  children: (rule: PassportTerms, answer: string, pages: number) => ReactNode
}

/** A country's passport validity rule as text. */
export function RuleLoader({ code, passports, children }: RuleLoaderProps) {
  const t = useText(requirementMessages)
  const ruleText = useRuleText()
  if (passports.some((passport) => hasRightOfEntry(passport, code)))
    return children(OWN_COUNTRY_TERMS, t('rules.stay'), 0)
  return (
    <CountryLoader code={code} territory={null}>
      {(country) =>
        children(passportTermsOf(country.code, country.entry), ruleText(country), country.entry.blankPages)
      }
    </CountryLoader>
  )
}

/** Writes the rule of a country for the passport. */
function useRuleText(): (country: Country) => string {
  const t = useText(requirementMessages)
  return ({ code, entry }) => {
    const { months, basis, youngerThanYears } = passportTermsOf(code, entry)
    if (youngerThanYears !== null) return t('rules.schengen')
    if (months > 0) return t(`rules.${basis}`, { months })
    return t(basis === 'exit' ? 'rules.stay' : 'rules.none')
  }
}

function Rules({ country }: { country: Country }) {
  const t = useText(requirementMessages)
  const inSentence = useCountryWithArticle()
  const ruleText = useRuleText()
  const { entry, code } = country
  const from = provenanceOfGroup(country, 'entry')
  const isSure = country.certain.entry && isFresh(from, today())
  const { blankPages, onwardTicket, yellowFever } = entry
  return (
    <div className="paper-grid neatline grid gap-2 p-5">
      <h3 className="text-lg">{t('rules.title', { country: inSentence(code) })}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{ruleText(country)}</li>
        <li>{t('rules.pages', { pages: blankPages })}</li>
        <li>{t(onwardTicket ? 'rules.onward' : 'rules.onward.no')}</li>
        <li>{t(`rules.yellow.${yellowFever}`)}</li>
        <li>
          <FormLine code={code} />
        </li>
      </ul>
      {isSure ? null : <p className="font-semibold text-signal">{t('rules.unsure')}</p>}
      <p className="text-muted text-sm">
        <ProvenanceText of={from} />
      </p>
    </div>
  )
}

/** The online form for travellers with its official page, or a note that we know none. */
function FormLine({ code }: { code: string }) {
  const t = useText(requirementMessages)
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
      <small className="block text-muted text-sm">
        <ProvenanceText of={provenanceOfForm(form)} />
      </small>
    </>
  )
}

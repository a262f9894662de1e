import {
  checkPassport,
  PASSPORT_RULES,
  type PassportRule,
  type PassportTerms,
  passportMessages,
} from '@tripwright/domain/documents/entry-rules'
import { lazy, Suspense } from 'react'
import { useCountryWithArticle } from '#features/destination/countries/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type TravelDocuments, type TravelDocumentsProps, tripOf, useDay } from './travel-documents.state.ts'

const EntryRules = lazy(() => import('./entry-rules.tsx').then((part) => ({ default: part.EntryRules })))
const WithRule = lazy(() => import('./entry-rules.tsx').then((part) => ({ default: part.RuleLoader })))

/** The traveller's own passport checked against the destination's rule. */
export function PassportSection({ papers, change }: TravelDocumentsProps) {
  const t = useText(passportMessages)
  return (
    <section className="grid gap-4" aria-labelledby="passport">
      <header className="grid gap-1">
        <h2 id="passport">{t('passport.title')}</h2>
        <p className="max-w-prose text-muted">{t('passport.text')}</p>
      </header>
      {papers.destination === '' ? null : (
        <Suspense fallback={<div className="min-h-56" />}>
          <EntryRules code={papers.destination} passports={papers.passports} />
        </Suspense>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          type="date"
          label={t('passport.issued')}
          value={papers.issued}
          onChange={({ target }) => change({ issued: target.value })}
        />
        <TextField
          type="date"
          label={t('passport.expires')}
          value={papers.expires}
          onChange={({ target }) => change({ expires: target.value })}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          label={t('passport.pages')}
          hint={t('passport.pages.hint')}
          value={papers.pages ?? ''}
          onChange={({ target }) => change({ pages: parsePages(target.value) })}
        />
        {papers.destination === '' ? <RuleField papers={papers} change={change} /> : null}
      </div>
      {papers.destination === '' ? (
        <PassportAnswer papers={papers} rule={papers.rule} answer={t(`rule.${papers.rule}`)} />
      ) : (
        <Suspense>
          <WithRule code={papers.destination} passports={papers.passports}>
            {(rule, answer, neededPages) => (
              <>
                <PassportAnswer papers={papers} rule={rule} answer={answer} />
                <PagesAnswer papers={papers} neededPages={neededPages} />
              </>
            )}
          </WithRule>
        </Suspense>
      )}
    </section>
  )
}

/** The typed number of pages; null for text that is no number. */
function parsePages(typed: string): number | null {
  const pages = Number.parseInt(typed, 10)
  return pages >= 0 && pages <= 100 ? pages : null
}

/** Whether the passport has the required blank pages. */
function PagesAnswer({ papers, neededPages }: { papers: TravelDocuments; neededPages: number }) {
  const t = useText(passportMessages)
  const inSentence = useCountryWithArticle()
  if (papers.pages === null || neededPages === 0) return null
  const isFew = papers.pages < neededPages
  const values = { country: inSentence(papers.destination), asked: neededPages, left: papers.pages }
  return (
    <p className={isFew ? 'border-signal border-s-4 bg-signal-wash p-4' : 'px-5'}>
      {t(isFew ? 'passport.pages.few' : 'passport.pages.enough', values)}
    </p>
  )
}

/** A manual rule, for travellers without a destination. */
function RuleField({ papers, change }: TravelDocumentsProps) {
  const t = useText(passportMessages)
  return (
    <SelectField
      label={t('passport.rule')}
      className="md:col-span-2"
      value={papers.rule}
      onChange={({ target }) =>
        change({ rule: PASSPORT_RULES.find((rule) => rule === target.value) ?? papers.rule })
      }
    >
      {PASSPORT_RULES.map((rule) => (
        <option key={rule} value={rule}>
          {t(`rule.${rule}`)}
        </option>
      ))}
    </SelectField>
  )
}

type PassportAnswerProps = {
  papers: TravelDocuments
  rule: PassportRule | PassportTerms
  /** The rule in words. */
  answer: string
}

/** Whether the traveller's passport is sufficient for the trip. */
function PassportAnswer({ papers, rule, answer }: PassportAnswerProps) {
  const t = useText(passportMessages)
  const day = useDay()
  const trip = tripOf(papers)
  const { issued, expires } = papers
  if (trip === null || expires === '')
    return <p className="paper-grid neatline p-5 text-muted">{t('passport.missing')}</p>
  const { ok, problem, until } = checkPassport({ issued: issued || null, expires }, trip, rule)
  const verdict = problem ?? 'ok'
  return (
    <output
      className={`grid gap-1 border-s-4 p-4 ${ok ? 'border-brand bg-wash' : 'border-signal bg-signal-wash'}`}
    >
      <span className="font-bold font-display text-2xl">{t(`passport.${verdict}`)}</span>
      <span className="text-muted text-sm">{answer}</span>
      <span>{t(`passport.${verdict}.text`, { until: day(until), expires: day(expires) })}</span>
    </output>
  )
}

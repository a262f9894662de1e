import { PASSPORT_RULES, visaMessages } from '@tripwright/domain/visa'
import { lazy, Suspense } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PapersProps } from './papers.state.ts'
import { PassportAnswer } from './passport-answer.tsx'

const EntryRules = lazy(() => import('./entry-rules.tsx').then((part) => ({ default: part.EntryRules })))
const EntryAnswer = lazy(() => import('./entry-rules.tsx').then((part) => ({ default: part.EntryAnswer })))

/** The traveller's own passport against the rule that the destination has. */
export function PassportSection({ papers, change }: PapersProps) {
  const t = useText(visaMessages)
  return (
    <section className="grid gap-4" aria-labelledby="passport">
      <header className="grid gap-1">
        <h2 id="passport">{t('passport.title')}</h2>
        <p className="max-w-prose text-muted">{t('passport.text')}</p>
      </header>
      {papers.destination === '' ? null : (
        <Suspense fallback={<div className="min-h-56" />}>
          <EntryRules code={papers.destination} />
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
        {papers.destination === '' ? <RuleField papers={papers} change={change} /> : null}
      </div>
      {papers.destination === '' ? (
        <PassportAnswer papers={papers} rule={papers.rule} said={t(`rule.${papers.rule}`)} />
      ) : (
        <Suspense>
          <EntryAnswer papers={papers} />
        </Suspense>
      )}
    </section>
  )
}

/** A rule by hand, for who has chosen no destination. */
function RuleField({ papers, change }: PapersProps) {
  const t = useText(visaMessages)
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

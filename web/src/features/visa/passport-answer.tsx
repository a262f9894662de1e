import { checkPassport, type PassportRule, type PassportTerms, visaMessages } from '@tripwright/domain/visa'
import { useText } from '#platform/text/use-text.ts'
import { type Papers, tripOf, useDay } from './papers.state.ts'

type PassportAnswerProps = {
  papers: Papers
  rule: PassportRule | PassportTerms
  /** The rule in words. */
  said: string
}

/** Whether the traveller's passport will do for the trip. */
export function PassportAnswer({ papers, rule, said }: PassportAnswerProps) {
  const t = useText(visaMessages)
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
      <span className="text-muted text-sm">{said}</span>
      <span>{t(`passport.${verdict}.text`, { until: day(until), expires: day(expires) })}</span>
    </output>
  )
}

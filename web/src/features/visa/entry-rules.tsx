import type { Country } from '@tripwright/domain/countries'
import { findRule, verdictMessages } from '@tripwright/domain/visa'
import { WithCountry } from '#features/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { type PapersProps, useDay } from './papers.state.ts'

/** What the table of countries says of the destination; one press takes its rule over. */
export function EntryRules(props: PapersProps) {
  return (
    <WithCountry code={props.papers.destination}>
      {(country) => <Rules country={country} {...props} />}
    </WithCountry>
  )
}

function Rules({ country, papers, change }: PapersProps & { country: Country }) {
  const t = useText(verdictMessages)
  const formats = useFormats()
  const day = useDay()
  const { entry, certain, asOf, source, code } = country
  const rule = findRule(code, entry)
  const { validityMonths, validityBasis, blankPages, onwardTicket, yellowFever } = entry
  return (
    <div className="paper-grid neatline grid gap-2 p-5">
      <h3 className="text-lg">{t('rules.title', { country: formats.country(code) })}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          {rule === 'schengen'
            ? t('rules.schengen')
            : t(`rules.${validityBasis}`, { months: validityMonths })}
        </li>
        <li>{t('rules.pages', { pages: blankPages })}</li>
        <li>{t(onwardTicket ? 'rules.onward' : 'rules.onward.no')}</li>
        <li>{t(`rules.yellow.${yellowFever}`)}</li>
      </ul>
      {certain.entry ? null : <p className="font-semibold text-signal">{t('rules.unsure')}</p>}
      <p className="text-muted text-sm">{t('rules.age', { date: day(asOf), source })}</p>
      {rule === null || rule === papers.rule ? null : (
        <Button variant="outline" className="justify-self-start" onClick={() => change({ rule })}>
          {t('rules.use')}
        </Button>
      )}
    </div>
  )
}

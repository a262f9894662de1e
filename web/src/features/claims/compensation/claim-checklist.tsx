import type { Provenance } from '@tripwright/domain/base/provenance'
import {
  type Deadline,
  type DisruptedFlight,
  letterMessages,
  listDeadlines,
  listEvidence,
  type PassengerLaw,
} from '@tripwright/domain/claims/compensation'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { ProvenanceText } from '#ui/provenance.tsx'
import { useClaimTable } from './claim-tables.state.ts'

/** The evidence for the claim, and its deadline. */
export function ClaimChecklist({ flight, law }: { flight: DisruptedFlight; law: PassengerLaw }) {
  const t = useText(letterMessages)
  const table = useClaimTable('deadlines')
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section className="grid content-start gap-3" aria-labelledby="evidence">
        <h2 id="evidence" className="text-xl">
          {t('evidence.title')}
        </h2>
        <ul className="grid list-disc gap-2 ps-5">
          {listEvidence(flight, law).map((one) => (
            <li key={one}>{t(`evidence.${one}`)}</li>
          ))}
        </ul>
      </section>
      {table ? (
        <Deadlines rows={listDeadlines(flight, law, table.countries)} from={table} />
      ) : (
        <div className="skeleton min-h-48" />
      )}
    </div>
  )
}

type DeadlinesProps = { rows: readonly Deadline[]; from: Omit<Provenance, 'source'> }

function Deadlines({ rows, from: { asOf, written, checked } }: DeadlinesProps) {
  const t = useText(letterMessages)
  return (
    <section className="grid content-start gap-3" aria-labelledby="deadlines">
      <h2 id="deadlines" className="text-xl">
        {t('deadline.title')}
      </h2>
      {rows.length === 0 ? <p>{t('deadline.none')}</p> : null}
      <dl className="grid gap-3 empty:hidden">
        {rows.map((row) => (
          <DeadlineItem key={`${row.place} ${row.country}`} row={row} />
        ))}
      </dl>
      <p className="text-muted text-sm">
        {t('deadline.asOf')} <ProvenanceText of={{ source: 'Tripwright', asOf, written, checked }} />
      </p>
    </section>
  )
}

function DeadlineItem({ row: { place, country, until, isSure, body } }: { row: Deadline }) {
  const t = useText(letterMessages)
  const formats = useFormats()
  return (
    <div className="border-hairline border-t pt-2">
      <dt className="text-muted text-sm">
        {place === 'law' ? t('deadline.law') : t(`deadline.${place}`, { country: formats.country(country) })}
      </dt>
      <dd className="grid gap-1">
        <span className="tabular font-semibold">
          {until
            ? formats.date(new Date(until), { dateStyle: 'long', timeZone: 'UTC' })
            : t('deadline.unknown')}
        </span>
        {until && until < today() ? <span className="text-sm">{t('deadline.over')}</span> : null}
        {until && !isSure ? <span className="text-muted text-sm">{t('deadline.unsure')}</span> : null}
        {body ? <span className="text-sm">{t('deadline.body', { body })}</span> : null}
      </dd>
    </div>
  )
}

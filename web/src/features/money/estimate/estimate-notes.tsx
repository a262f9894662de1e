import { oldestProvenance } from '@tripwright/domain/base/provenance'
import type { CityCosts } from '@tripwright/domain/destination/costs'
import type { RateTable } from '@tripwright/domain/money/currency'
import { estimateMessages } from '@tripwright/domain/money/estimate'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProvenanceText } from '#ui/provenance.tsx'

type NotesProps = { cities: readonly CityCosts[]; table: RateTable | null }

/** The sources of the figures, their age, and how each was calculated. */
export function EstimateNotes({ cities, table }: NotesProps) {
  const t = useText(estimateMessages)
  const formats = useFormats()
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })
  const first = oldestProvenance(cities)
  return (
    <section className="grid gap-2 border-hairline border-t pt-4 text-muted *:max-w-prose">
      <h2 className="text-ink text-lg">{t('notes.title')}</h2>
      {first ? (
        <p>
          {t('notes.source', { count: cities.length, year: String(first.year) })}{' '}
          <ProvenanceText of={first} />
        </p>
      ) : (
        <p className="min-h-[4lh]" />
      )}
      <p>{t('notes.range')}</p>
      <p>{t('notes.people')}</p>
      {table ? <p>{t('notes.rate', { date: day(table.date) })}</p> : <p className="min-h-[1lh]" />}
    </section>
  )
}

import {
  type TripFileProblem as Problem,
  type TripFile,
  tripImportMessages,
} from '@tripwright/domain/trip/export'
import { useText } from '#platform/text/use-text.ts'

const COUNTED = ['stops', 'bookings', 'notes', 'places', 'expenses', 'packing'] as const

/** What a file of our own holds. */
export function TripFileSummary({
  file,
  trip: { summary, counts, exportedAt },
}: {
  file: string
  trip: TripFile
}) {
  const t = useText(tripImportMessages)
  const { title, startDate, endDate, places } = summary
  const towns = places.map(({ name }) => name).join(' · ')
  // Calendar days, which are shown as they are.
  const dayOf = (date: string) => new Date(`${date}T12:00:00`)
  return (
    <section className="grid gap-2 border-brand border-s-4 bg-wash p-4">
      <p className="wrap-anywhere text-muted text-sm">{t('read.title', { file })}</p>
      <h3 className="wrap-anywhere">
        <bdi>{title || t('untitled')}</bdi>
      </h3>
      {towns && towns !== title ? (
        <p className="wrap-anywhere">
          <bdi>{towns}</bdi>
        </p>
      ) : null}
      <p>
        {startDate && endDate ? t('dates', { from: dayOf(startDate), to: dayOf(endDate) }) : t('no-dates')}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {COUNTED.filter((name) => counts[name] > 0 || name === 'stops').map((name) => (
          <li key={name}>{t(`count.${name}`, { count: counts[name] })}</li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        {exportedAt === null ? null : `${t('exported', { date: new Date(exportedAt) })} `}
        {t('copy')}
      </p>
    </section>
  )
}

/** What is wrong with a file of our own. */
export function TripFileProblem({ file, problem }: { file: string; problem: Problem }) {
  const t = useText(tripImportMessages)
  const where = problem.code === 'broken' ? problem.where : ''
  return (
    <div role="alert" className="grid gap-1">
      <p className="wrap-anywhere font-semibold">
        <bdi>{file}</bdi>
      </p>
      <p className="wrap-anywhere">{t(`problem.${problem.code}`, { where })}</p>
    </div>
  )
}

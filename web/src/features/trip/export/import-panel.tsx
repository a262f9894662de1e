import { type TripFile, type TripFileProblem, tripImportMessages } from '@tripwright/domain/trip/export'
import { type ChangeEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'
import { addTripOfFile, type ChosenFile, readChosenFile } from './import-trip.state.ts'

/** Shows what a file holds, and adds its trip on a yes. */
export function ImportPanel({ onClose }: { onClose: () => void }) {
  const t = useText(tripImportMessages)
  const [, navigate] = useLocation()
  const [chosen, setChosen] = useState<ChosenFile | 'reading' | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    // The same file can be chosen again after it was mended.
    event.currentTarget.value = ''
    if (!file) return
    setChosen('reading')
    setChosen(await readChosenFile(file))
  }
  function add(trip: TripFile) {
    const id = addTripOfFile(trip)
    if (id === null) return void toast(t('added.not'), { kind: 'error' })
    onClose()
    toast(t('added', { title: trip.summary.title || t('untitled') }), { kind: 'success' })
    navigate(`/itinerary?trip=${id}`)
  }
  const read = chosen !== null && chosen !== 'reading' && 'trip' in chosen ? chosen : null
  return (
    <Dialog
      isOpen={true}
      onDismiss={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      actions={
        read ? (
          <>
            <Button onClick={() => add(read.trip)}>{t('add')}</Button>
            <Button variant="outline" onClick={() => input.current?.click()}>
              {t('file.other')}
            </Button>
          </>
        ) : (
          <Button busy={chosen === 'reading'} onClick={() => input.current?.click()}>
            {t('file')}
          </Button>
        )
      }
    >
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('file')}
        hidden={true}
        onChange={(event) => void choose(event)}
      />
      <div aria-live="polite">
        {chosen === 'reading' ? <p>{t('reading')}</p> : null}
        {read ? <Summary file={read.name} trip={read.trip} /> : null}
        {chosen !== null && chosen !== 'reading' && 'problem' in chosen ? (
          <Problem file={chosen.name} problem={chosen.problem} />
        ) : null}
      </div>
    </Dialog>
  )
}

const COUNTED = ['stops', 'bookings', 'notes', 'places', 'expenses', 'packing'] as const

function Summary({ file, trip: { summary, counts, exportedAt } }: { file: string; trip: TripFile }) {
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

function Problem({ file, problem }: { file: string; problem: TripFileProblem }) {
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

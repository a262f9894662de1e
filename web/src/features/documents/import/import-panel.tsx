import { importMessages } from '@tripwright/domain/documents/import'
import { type TripFile, tripImportMessages } from '@tripwright/domain/trip/export'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ForwardedList } from '#features/documents/forwarding/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'
import { type ImportOutcome, readImportFile, readImportText, type UnreadPdf } from './import.state.ts'
import { ImportSource } from './import-source.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { addTripOfFile } from './trip-file.state.ts'
import { TripFileProblem, TripFileSummary } from './trip-file-summary.tsx'

type ImportPanelProps = {
  tripId: string | null
  /** Read at once: what another app shared. */
  source?: File | string
  onClose: () => void
}

/** Shows what a file or a text holds, and adds it on a yes. */
export function ImportPanel({ tripId, source, onClose }: ImportPanelProps) {
  const t = useText(importMessages)
  const tTrip = useText(tripImportMessages)
  const [, navigate] = useLocation()
  const doneWithMail = useRef<(() => void) | null>(null)
  const [outcome, setOutcome] = useState<ImportOutcome | 'reading' | null>(null)
  const pdf = (problem: UnreadPdf) => t(problem === 'unloaded' ? 'pdf-unloaded' : `problem.${problem}`)
  const texts = { tooLarge: t('problem.too-large'), offline: t('offline'), pasted: t('pasted-text'), pdf }

  async function read(work: Promise<ImportOutcome>) {
    doneWithMail.current = null
    setOutcome('reading')
    setOutcome(await work)
  }
  const readFile = (file: File) => read(readImportFile(file, texts))
  const readText = (text: string) => read(readImportText(text, texts))
  const hasBegun = useRef(false)
  useEffect(() => {
    if (source === undefined || hasBegun.current) return
    hasBegun.current = true
    void (typeof source === 'string' ? readText(source) : readFile(source))
  })
  function addTripFile(trip: TripFile) {
    const id = addTripOfFile(trip)
    if (id === null) return void toast(tTrip('added.not'), { kind: 'error' })
    finish(id, tTrip('added', { title: trip.summary.title || tTrip('untitled') }))
  }
  function finish(id: string, summary: string) {
    onClose()
    toast(summary, { kind: 'success' })
    if (id !== tripId) navigate(`/itinerary?trip=${id}`)
  }
  const result = outcome !== 'reading' ? outcome : null
  const trip = result?.kind === 'trip-file' && 'trip' in result.file ? result.file : null
  return (
    <Dialog
      isOpen={true}
      onDismiss={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      actions={trip ? <Button onClick={() => addTripFile(trip.trip)}>{t('add.trip')}</Button> : null}
    >
      {result?.kind === 'proposal' ? (
        <>
          <ProposalForm
            key={result.proposal.id}
            name={result.name}
            proposal={result.proposal}
            tripId={tripId}
            onAdded={(...added) => {
              doneWithMail.current?.()
              finish(...added)
            }}
          />
          <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setOutcome(null)}>
            {t('file.other')}
          </Button>
        </>
      ) : (
        <>
          <ImportSource
            isReading={outcome === 'reading'}
            onFile={(file) => void readFile(file)}
            onText={(text) => void readText(text)}
          />
          <ForwardedList
            onOpen={(name, proposal, done) => {
              doneWithMail.current = done
              setOutcome({ kind: 'proposal', name, proposal })
            }}
          />
        </>
      )}
      <div aria-live="polite">
        {outcome === 'reading' ? <p>{t('reading')}</p> : null}
        {trip ? <TripFileSummary file={trip.name} trip={trip.trip} /> : null}
        {result?.kind === 'trip-file' && 'problem' in result.file ? (
          <TripFileProblem file={result.file.name} problem={result.file.problem} />
        ) : null}
        {result?.kind === 'refused' ? (
          <div role="alert" className="grid gap-1">
            <p className="wrap-anywhere font-semibold">
              <bdi>{result.name}</bdi>
            </p>
            <p className="wrap-anywhere">{result.message}</p>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

import { takeAlongMessages } from '@tripwright/domain/map/take-along'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { type TakenTown, type TakeProgress, takeTripAlong } from './take-along.state.ts'
import { noteTaken, readTaken, type TakenTrip } from './taken-trips.state.ts'

type TakeAlongProps = { tripId: string; towns: readonly TakenTown[] }

/** One press takes all of a trip to this device, and says what could not be taken. */
export function TakeAlong({ tripId, towns }: TakeAlongProps) {
  const t = useText(takeAlongMessages)
  const size = useSize()
  const formats = useFormats()
  const [progress, setProgress] = useState<TakeProgress | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [before, setBefore] = useState<TakenTrip | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  useEffect(() => {
    let isGone = false
    void readTaken(tripId).then((taken) => isGone || setBefore(taken))
    return () => {
      isGone = true
    }
  }, [tripId])

  async function start(): Promise<void> {
    const mine = new AbortController()
    abort.current = mine
    setProgress(null)
    setRunning(true)
    let last: TakeProgress | null = null
    const onProgress = (now: TakeProgress) => {
      last = now
      setProgress(now)
    }
    await takeTripAlong(tripId, towns, onProgress, mine.signal)
    await noteWhole(tripId, last)
    setRunning(false)
  }
  const isDone = !isRunning && progress !== null && progress.done === progress.total
  const taken = progress ? size(progress.bytes) : ''
  const missing = progress?.missing.map((part) => t(`part.${part}`)) ?? []
  return (
    <section className="grid content-start gap-2 border-ink border-t pt-3">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="max-w-prose text-muted">{t('text')}</p>
      {isRunning && progress ? (
        <Progress
          label={t('title')}
          value={progress.done}
          max={progress.total}
          count={t('progress', { done: progress.done, total: progress.total, size: taken })}
          cancel={{ label: t('cancel'), onPick: () => abort.current?.abort() }}
        />
      ) : (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={isRunning}
          onClick={() => void start()}
        >
          {t(isDone || before !== null ? 'again' : 'start')}
        </Button>
      )}
      <p role="status" className="max-w-prose">
        {!isDone
          ? !isRunning && before !== null && <Before {...before} />
          : missing.length === 0
            ? t('done', { size: taken })
            : t('partly', { size: taken, parts: formats.list(missing) })}
      </p>
    </section>
  )
}

/** One that was cancelled is not remembered: what was there before still counts. */
async function noteWhole(tripId: string, last: TakeProgress | null): Promise<void> {
  if (last !== null && last.done === last.total) await noteTaken(tripId, last)
}

function Before({ at, bytes, missing, hasChanged }: TakenTrip) {
  const t = useText(takeAlongMessages)
  const formats = useFormats()
  const size = useSize()(bytes)
  const parts = formats.list(missing.map((part) => t(`part.${part}`)))
  return (
    <>
      {missing.length === 0 ? t('saved', { at, size }) : t('saved.partly', { at, size, parts })}
      {hasChanged ? ` ${t('changed')}` : null}
    </>
  )
}

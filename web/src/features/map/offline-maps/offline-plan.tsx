import { mapsAccess, offlineMapsMessages } from '@tripwright/domain/map/offline-maps'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { refreshSubscription, useSubscriptionLoad } from '#features/plans/subscription/index.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { Progress } from '#ui/progress.tsx'
import { downloadForOffline, type OfflineDownloadProgress } from './offline-download.state.ts'

const ART = { lat: -33.9249, lon: 18.4241 }

/** The options of the plan: a download of everything with a paid one, else a link to the plans. */
export function OfflinePlan(props: OfflinePlanProps) {
  const session = useSession()
  return session.state === 'signed-in' ? <OfPerson {...props} /> : <Promo />
}

type OfflinePlanProps = {
  onTaken: () => void
  /** Whether the plan includes region downloads, once it is known. */
  onPro: (isPro: boolean) => void
}

function OfPerson(props: OfflinePlanProps) {
  const t = useText(offlineMapsMessages)
  return (
    <Awaited
      called={useSubscriptionLoad(t('plan.failed'))}
      loadingLabel={t('plan.loading')}
      retryLabel={t('retry')}
      onRetry={() => void refreshSubscription()}
    >
      {(state) => (mapsAccess(state) === 'pro' ? <DownloadEverything {...props} /> : <Promo />)}
    </Awaited>
  )
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="neatline relative isolate grid min-h-56 items-center overflow-hidden p-5">
      <div className="-z-10 absolute inset-0 *:h-full">
        <ContourArt {...ART} />
      </div>
      <div className="grid max-w-md justify-items-start gap-3 border border-ink bg-sheet p-5">
        <h2 className="text-xl">{title}</h2>
        {children}
      </div>
    </section>
  )
}

function Promo() {
  const t = useText(offlineMapsMessages)
  return (
    <Framed title={t('promo.title')}>
      <p className="text-muted">{t('promo.text')}</p>
      <Link href="/pricing" className={buttonClass({ variant: 'destructive' })}>
        {t('promo.upgrade')}
      </Link>
    </Framed>
  )
}

function DownloadEverything({ onTaken, onPro }: OfflinePlanProps) {
  const t = useText(offlineMapsMessages)
  useEffect(() => {
    onPro(true)
    return () => onPro(false)
  }, [onPro])
  const [progress, setProgress] = useState<OfflineDownloadProgress | null>(null)
  const [isRunning, setRunning] = useState(false)
  const abort = useRef<AbortController | null>(null)

  async function start(): Promise<void> {
    abort.current = new AbortController()
    setRunning(true)
    await downloadForOffline(setProgress, abort.current.signal)
    setRunning(false)
    onTaken()
  }
  return (
    <Framed title={t('pro.title')}>
      <p className="text-muted">{t('pro.text')}</p>
      {isRunning && progress ? (
        <Progress
          label={t('pro.title')}
          value={progress.done}
          max={progress.total}
          count={t('pro.progress', progress)}
          cancel={{ label: t('pro.cancel'), onPick: () => abort.current?.abort() }}
        />
      ) : (
        <Button variant="destructive" busy={isRunning} onClick={() => void start()}>
          {t('pro.start')}
        </Button>
      )}
      <p role="status">
        {!isRunning && progress && progress.done === progress.total
          ? t(progress.missing === 0 ? 'pro.done' : 'pro.partly', { missing: progress.missing })
          : null}
      </p>
    </Framed>
  )
}

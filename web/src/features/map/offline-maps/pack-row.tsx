import { type MapPackStatus, mapPacksMessages } from '@tripwright/domain/map/map-packs'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { sizeOfRegion } from '#features/map/basemap/index.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { FailureLine, FetchBar } from './fetch-lines.tsx'
import { PackKind } from './pack-kind.tsx'
import type { RegionWork } from './regions.state.ts'
import { dropWantedPack, renameWantedPack, useWantedPack } from './wanted-packs.state.ts'

type PackRowProps = {
  id: string
  isPro: boolean
  work: RegionWork
}

/** A pack on its way to this device: looked at, made, fetched. When all of it is here the row goes. */
export function PackRow(props: PackRowProps) {
  const { id } = props
  const t = useText(mapPacksMessages)
  const wanted = useWantedPack(id)
  const { pack, look } = wanted
  if (pack.state === 'known') return <KnownPack {...props} {...wanted} {...pack} />
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-4 border-hairline border-b py-3 text-muted">
      <span role="status" className="flex-1">
        {t(pack.state === 'looking' ? 'loading' : 'look.failed')}
      </span>
      {pack.state === 'unheard' ? (
        <Button variant="outline" size="sm" onClick={() => void look()}>
          {t('retry')}
        </Button>
      ) : null}
      <DropButton id={id} name={id} />
    </li>
  )
}

type KnownPackProps = PackRowProps &
  Pick<ReturnType<typeof useWantedPack>, 'isMaking' | 'isAsking' | 'isWished' | 'setWished' | 'make'> & {
    status: MapPackStatus
    refusal: string | null
  }

function KnownPack(props: KnownPackProps) {
  const { id, status, refusal, isPro, work, isMaking, isAsking } = props
  const t = useText(mapPacksMessages)
  const start = useTaking(props)
  const isFetching = work.fetching?.id === status.id
  const { name } = status
  return (
    <li className="grid gap-2 border-hairline border-b py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-40 flex-1">
          <strong className="font-display text-lg">
            <bdi>{name}</bdi>
          </strong>
          <PackFacts status={status} />
        </span>
        {isPro && !isFetching && !isMaking ? (
          <Button size="sm" busy={isAsking} aria-label={t('make', { name })} onClick={start}>
            {t(status.state === 'failed' ? 'retry' : 'make.short')}
          </Button>
        ) : null}
        {isFetching || isMaking ? null : <DropButton id={id} name={name} />}
      </div>
      {isPro ? null : (
        <p className="text-sm">
          {t('make.plan')}{' '}
          <Link href="/pricing" className={buttonClass({ variant: 'link', size: 'sm' })}>
            {t('upgrade')}
          </Link>
        </p>
      )}
      <PackState status={status} refusal={refusal} />
      {isFetching && work.fetching && status.manifest ? (
        <FetchBar manifest={status.manifest} bytes={work.fetching.bytes} onPause={work.pause} />
      ) : null}
      <FailureLine id={id} failure={work.failure} />
    </li>
  )
}

/** Has the pack made where it is not there yet, and fetches it then; the answer begins it. */
function useTaking({ id, status, work, make, isWished, setWished }: KnownPackProps): () => void {
  const { manifest } = status
  const isReady = status.state === 'ready' && !status.isOld

  useEffect(() => {
    if (status.id !== id) renameWantedPack(id, status.id)
  }, [status.id, id])
  useEffect(() => {
    if (!isWished || !isReady || !manifest || work.fetching !== null) return
    setWished(false)
    void work.takePack(manifest).then((isHere) => isHere && dropWantedPack(id))
  }, [isWished, isReady, manifest, work, setWished, id])

  return () => {
    setWished(true)
    if (!isReady) void make()
  }
}

function DropButton({ id, name }: { id: string; name: string }) {
  const t = useText(mapPacksMessages)
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('dismiss', { name })}
      onClick={() => dropWantedPack(id)}
    >
      <X aria-hidden="true" />
    </Button>
  )
}

function PackFacts({ status }: { status: MapPackStatus }) {
  const t = useText(mapPacksMessages)
  const size = useSize()
  const { estimate, manifest, id, fullPack } = status
  const bytes = manifest
    ? size(sizeOfRegion(manifest))
    : estimate && t('size.about', { size: size(estimate.bytes) })
  return (
    <>
      <PackKind basis="tiles" hasGuide={id.startsWith('city-')} size={bytes ?? ''} />
      {fullPack ? <span className="block text-sm">{t('full.there', { name: fullPack.name })}</span> : null}
    </>
  )
}

/** How far it is while it is made, and why it could not be. */
function PackState({ status, refusal }: { status: MapPackStatus; refusal: string | null }) {
  const t = useText(mapPacksMessages)
  const size = useSize()
  const { state, progress, reason, name } = status
  if (state === 'building' && progress)
    return (
      <Progress
        label={t('building', { name })}
        value={progress.done}
        max={Math.max(1, progress.total)}
        count={t('building.count', { ...progress, size: size(progress.bytes) })}
      />
    )
  const said = refusal ?? (reason && t(`failed.${reason}`))
  return (
    <p role="status" className="text-sm empty:hidden">
      {state === 'waiting' ? t('waiting') : said ? <span className="text-signal">{said}</span> : null}
    </p>
  )
}

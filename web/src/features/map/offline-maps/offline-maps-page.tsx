import { offlineMapsMessages, type RegionManifest } from '@tripwright/domain/map/offline-maps'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { PlacesMap, usePrefetchMap } from '#features/destination/places/index.ts'
import { loadRegionMap } from '#features/map/map-packs/index.ts'
import { measureStorage, requestPersistence, type StorageUsage } from '#platform/device-storage.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { OfflinePlan } from './offline-plan.tsx'
import { listParts, MAX_REGION_BYTES, removePart, type StoredPart } from './stored-parts.state.ts'

const RegionsSection = lazyPart(async () => (await import('./regions-section.tsx')).RegionsSection)
const RegionMap = lazyPart(loadRegionMap)
const EUROPE = { lat: 46, lon: 10 }
const MAP_HEIGHT = 'h-[50dvh] min-h-80'

/** `/offline-maps`: the content stored on this device for offline use. */
export function OfflineMapsPage() {
  const t = useText(offlineMapsMessages)
  const isHydrated = useIsHydrated()
  const { parts, room, look } = useStoredParts()
  const search = useSearch()
  const [isPro, setPro] = useState(false)
  const [region, setRegion] = useState<RegionManifest | null>(null)
  usePrefetchMap()
  return (
    <div className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:py-12">
      <header className="grid gap-2 lg:col-span-2">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
      </header>
      <div className="grid min-w-0 content-start gap-8">
        <OfflinePlan onTaken={look} onPro={setPro} />
        {isHydrated ? (
          <Suspense>
            <RegionsSection
              isPro={isPro}
              onShow={setRegion}
              onChange={look}
              shownId={region?.id ?? null}
              askedId={new URLSearchParams(search).get('pack')}
            />
          </Suspense>
        ) : null}
        <MapSection region={region} isHydrated={isHydrated} />
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <RoomSection room={room} onChange={look} />
        <PartsSection parts={parts} onChange={look} />
      </div>
    </div>
  )
}

function MapSection({ region, isHydrated }: { region: RegionManifest | null; isHydrated: boolean }) {
  const t = useText(offlineMapsMessages)
  const section = useRef<HTMLElement>(null)
  const room = <Skeleton className={MAP_HEIGHT} />
  useEffect(() => {
    if (region) section.current?.scrollIntoView({ block: 'nearest' })
  }, [region])
  return (
    <section ref={section} className="grid gap-3">
      <h2 className="text-xl">{region?.name ?? t('map.title')}</h2>
      {region ? null : <p className="max-w-prose text-muted">{t('map.text')}</p>}
      <Suspense fallback={room}>
        {!isHydrated ? (
          room
        ) : region ? (
          <RegionMap key={region.id} manifest={region} className={MAP_HEIGHT} />
        ) : (
          <PlacesMap
            guide={undefined}
            label={t('map.label')}
            centre={EUROPE}
            zoom={4}
            className={MAP_HEIGHT}
          />
        )}
      </Suspense>
    </section>
  )
}

function useStoredParts() {
  const [parts, setParts] = useState<readonly StoredPart[]>([])
  const [room, setRoom] = useState<StorageUsage | null>(null)
  const look = useCallback(() => {
    void listParts().then(setParts)
    void measureStorage().then(setRoom)
  }, [])
  useEffect(look, [look])
  return { parts, room, look }
}

function RoomSection({ room, onChange }: { room: StorageUsage | null; onChange: () => void }) {
  const t = useText(offlineMapsMessages)
  const size = useSize()
  const [isRefused, setRefused] = useState(false)

  async function prompt(): Promise<void> {
    setRefused(!(await requestPersistence()))
    onChange()
  }
  return (
    <section className="grid min-h-40 content-start justify-items-start gap-3 border-ink border-t pt-3">
      <h2 className="text-lg">{t('room.title')}</h2>
      {room === null ? (
        <p className="text-muted">{t('room.unknown')}</p>
      ) : (
        <>
          <p className="tabular font-display font-semibold text-lg">
            {t('room.used', { used: size(room.used), quota: size(Math.min(room.quota, MAX_REGION_BYTES)) })}
          </p>
          <p className="text-sm">{t(room.isPersisted ? 'room.persisted' : 'room.not-persisted')}</p>
          {room.isPersisted ? null : (
            <Button variant="outline" onClick={() => void prompt()}>
              {t('room.ask')}
            </Button>
          )}
          <p role="status" className="text-sm">
            {isRefused ? t('room.refused') : null}
          </p>
        </>
      )}
    </section>
  )
}

function PartsSection({ parts, onChange }: { parts: readonly StoredPart[]; onChange: () => void }) {
  const t = useText(offlineMapsMessages)
  const size = useSize()
  const nameOf = (part: StoredPart) =>
    part.kind === 'guide' ? t('parts.guide', { city: part.city }) : t(`parts.${part.kind}`)

  async function remove(part: StoredPart): Promise<void> {
    const undo = await removePart(part)
    onChange()
    toast(t('parts.deleted', { name: nameOf(part) }), {
      action: { label: t('undo'), onPick: () => void undo().then(onChange) },
    })
  }
  return (
    <section className="grid content-start gap-3 border-ink border-t pt-3">
      <h2 className="text-lg">{t('parts.title')}</h2>
      {parts.length === 0 ? <p className="text-muted">{t('parts.none')}</p> : null}
      <ul className="empty:hidden">
        {parts.map((part) => (
          <li key={part.id} className="flex items-center gap-3 border-hairline border-b py-1">
            <span className="min-w-0 flex-1">
              {nameOf(part)}
              <span className="tabular block text-muted text-sm">
                {part.kind === 'guide'
                  ? size(part.bytes)
                  : t('parts.files', { count: part.files, size: size(part.bytes) })}
              </span>
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('parts.delete', { name: nameOf(part) })}
              onClick={() => void remove(part)}
            >
              <Trash aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { mapPacksMessages } from '@tripwright/domain/map/map-packs'
import { type RegionManifest, regionsMessages } from '@tripwright/domain/map/offline-maps'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash from 'lucide-react/icons/trash-2'
import { sizeOfRegion } from '#features/map/basemap/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { toast } from '#ui/toast.ts'
import { FailureLine, FetchBar } from './fetch-lines.tsx'
import { PackKind } from './pack-kind.tsx'
import { bytesKept, type ListedRegion, type RegionWork, useRegions } from './regions.state.ts'
import { MAX_REGION_BYTES } from './stored-parts.state.ts'
import { TownPacks } from './town-packs.tsx'
import { beginWantedPack, isStoredPackOld } from './wanted-packs.state.ts'

type RegionsSectionProps = {
  /** The plan includes region downloads. */
  isPro: boolean
  /** The region that the map shows. */
  shownId: string | null
  onShow: (manifest: RegionManifest) => void
  onChange: () => void
  /** A map pack that the address asks for. */
  askedId?: string | null
}

/** Map packs of any town; and regions, with streets or of a guide's city: to look at, to take along, to remove. */
export function RegionsSection({ isPro, shownId, onShow, onChange, askedId = null }: RegionsSectionProps) {
  const t = useText(regionsMessages)
  const size = useSize()
  const work = useRegions(onChange)
  const used = bytesKept(work.regions)
  const isOfGuide = ({ manifest }: ListedRegion) => manifest.basis === 'guide'
  const [ofGuides, withStreets] = [
    work.regions.filter(isOfGuide),
    work.regions.filter((one) => !isOfGuide(one)),
  ]
  const list = (regions: readonly ListedRegion[]) => (
    <ul className="border-ink border-t">
      {regions.map((region) => (
        <li key={region.manifest.id} className="grid gap-2 border-hairline border-b py-3">
          <RegionRow
            region={region}
            isPro={isPro}
            work={work}
            onShow={onShow}
            isShown={region.manifest.id === shownId}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <section className="grid content-start gap-3">
      <TownPacks isPro={isPro} work={work} askedId={askedId} />
      {withStreets.length > 0 ? (
        <>
          <h2 className="text-xl">{t('title')}</h2>
          <p className="max-w-prose text-muted">{t(isPro ? 'text.pro' : 'text')}</p>
          {list(withStreets)}
        </>
      ) : null}
      {ofGuides.length > 0 ? (
        <>
          <h2 className="text-xl">{t('guides.title')}</h2>
          <p className="max-w-prose text-muted">{t(isPro ? 'guides.text.pro' : 'guides.text')}</p>
          <details className="group border-ink border-t">
            <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-semibold">
              {t('guides.count', { count: ofGuides.length })}
              <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
            </summary>
            {list(ofGuides)}
          </details>
        </>
      ) : null}
      {used > 0 ? (
        <p className="tabular text-muted text-sm">
          {t('total', { used: size(used), most: size(MAX_REGION_BYTES) })}
        </p>
      ) : null}
      {work.source ? (
        <p className="wrap-anywhere text-muted text-sm">
          <ProvenanceText of={work.source} />
        </p>
      ) : null}
    </section>
  )
}

type RowProps = {
  region: ListedRegion
  isPro: boolean
  isShown: boolean
  work: RegionWork
  onShow: (manifest: RegionManifest) => void
}

function RegionRow({ region, isPro, isShown, work, onShow }: RowProps) {
  const t = useText(regionsMessages)
  const { manifest, stored } = region
  const { name, id } = manifest
  const isFetching = work.fetching?.id === id
  async function remove(): Promise<void> {
    const undo = await work.remove(region)
    toast(t('removed', { name }), { action: { label: t('undo'), onPick: () => void undo() } })
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-40 flex-1">
          <strong className="font-display text-lg">{name}</strong>
          <RegionFacts region={region} />
        </span>
        <Button
          variant="outline"
          size="sm"
          aria-pressed={isShown}
          aria-label={t('look', { name })}
          onClick={() => onShow(stored?.isWhole ? stored.manifest : manifest)}
        >
          {t('look.short')}
        </Button>
        {isPro && !isFetching ? <TakeButton region={region} work={work} /> : null}
        {stored && !isFetching ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('remove', { name })}
            onClick={() => void remove()}
          >
            <Trash aria-hidden="true" />
          </Button>
        ) : null}
      </div>
      {isFetching && work.fetching ? (
        <FetchBar manifest={manifest} bytes={work.fetching.bytes} onPause={work.pause} />
      ) : null}
      <FailureLine id={id} failure={work.failure} />
    </>
  )
}

function RegionFacts({ region: { manifest, stored, isOlder } }: { region: ListedRegion }) {
  const t = useText(regionsMessages)
  const ofPacks = useText(mapPacksMessages)
  const size = useSize()
  const { date } = useFormats()
  const whole = sizeOfRegion(manifest)
  const state = stateOf()
  function stateOf(): string | null {
    if (!stored) return null
    if (!stored.isWhole) return t('begun', { done: size(stored.bytes), size: size(whole) })
    if (stored.manifest.schema === undefined) return t('older.schema')
    if (isStoredPackOld(stored.manifest)) return ofPacks('older.pack')
    if (isOlder) return t('older')
    return t(stored.bytes < whole ? 'lacking' : 'kept')
  }
  const day =
    manifest.date === null
      ? t('date.unknown')
      : t('date', {
          date: date(new Date(`${manifest.date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
        })
  return (
    <>
      <PackKind
        basis={manifest.basis}
        hasGuide={manifest.id.startsWith('city-')}
        hasStreets={manifest.streets !== undefined}
        size={[size(whole), day, state].filter(Boolean).join(' · ')}
      />
      {manifest.missing ? (
        <span className="block text-sm">{ofPacks('missing', { count: manifest.missing })}</span>
      ) : null}
    </>
  )
}

function TakeButton({ region, work }: Pick<RowProps, 'region' | 'work'>) {
  const t = useText(regionsMessages)
  const { manifest, stored, isOlder } = region
  const isOld = stored !== null && isStoredPackOld(stored.manifest)
  const isAll = stored !== null && stored.bytes >= sizeOfRegion(manifest)
  if (isAll && !isOlder && !isOld) return null
  const what = isOlder || isOld ? 'renew' : stored ? 'resume' : 'take'
  return (
    <Button
      size="sm"
      aria-label={t(what, { name: manifest.name })}
      disabled={work.fetching !== null}
      onClick={() => (isOld ? beginWantedPack(manifest.id) : void work.take(region))}
    >
      {t(`${what}.short`)}
    </Button>
  )
}

import { type RegionManifest, regionsMessages } from '@tripwright/domain/map/offline-maps'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash from 'lucide-react/icons/trash-2'
import { sizeOfRegion } from '#features/map/basemap/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { toast } from '#ui/toast.ts'
import { bytesKept, type ListedRegion, useRegions } from './regions.state.ts'
import { MAX_REGION_BYTES } from './stored-parts.state.ts'

type RegionsSectionProps = {
  /** The plan includes region downloads. */
  isPro: boolean
  /** The region that the map shows. */
  shownId: string | null
  onShow: (manifest: RegionManifest) => void
  onChange: () => void
}

/** Regions, with streets or of a guide city: view, download, remove. Nothing where there is none. */
export function RegionsSection({ isPro, shownId, onShow, onChange }: RegionsSectionProps) {
  const t = useText(regionsMessages)
  const size = useSize()
  const work = useRegions(onChange)
  const used = bytesKept(work.regions)
  if (work.regions.length === 0) return null
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
  work: ReturnType<typeof useRegions>
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
  const size = useSize()
  const { date } = useFormats()
  const whole = size(sizeOfRegion(manifest))
  const state = stored?.isWhole
    ? t(stored.manifest.schema === undefined ? 'older.schema' : isOlder ? 'older' : 'kept')
    : stored
      ? t('begun', { done: size(stored.bytes), size: whole })
      : null
  return (
    <span className="tabular block text-muted text-sm">
      {[
        whole,
        manifest.date === null
          ? t('date.unknown')
          : t('date', {
              date: date(new Date(`${manifest.date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
            }),
        state,
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}

function TakeButton({ region, work }: Pick<RowProps, 'region' | 'work'>) {
  const t = useText(regionsMessages)
  const { manifest, stored, isOlder } = region
  if (stored?.isWhole && !isOlder) return null
  const what = isOlder ? 'renew' : stored ? 'resume' : 'take'
  return (
    <Button
      size="sm"
      aria-label={t(what, { name: manifest.name })}
      disabled={work.fetching !== null}
      onClick={() => void work.take(region)}
    >
      {t(`${what}.short`)}
    </Button>
  )
}

type FetchBarProps = { manifest: RegionManifest; bytes: number; onPause: () => void }

function FetchBar({ manifest, bytes, onPause }: FetchBarProps) {
  const t = useText(regionsMessages)
  const size = useSize()
  const whole = sizeOfRegion(manifest)
  return (
    <Progress
      label={t('fetching', { name: manifest.name })}
      value={bytes}
      max={whole}
      count={t('begun', { done: size(bytes), size: size(whole) })}
      cancel={{ label: t('pause'), onPick: onPause }}
    />
  )
}

function FailureLine({ id, failure }: { id: string; failure: ReturnType<typeof useRegions>['failure'] }) {
  const t = useText(regionsMessages)
  const size = useSize()
  return (
    <p role="status" className="text-signal text-sm empty:hidden">
      {failure?.id === id ? t(`fail.${failure.code}`, { most: size(MAX_REGION_BYTES) }) : null}
    </p>
  )
}

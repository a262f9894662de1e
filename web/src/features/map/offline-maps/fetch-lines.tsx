import { type RegionManifest, regionsMessages } from '@tripwright/domain/map/offline-maps'
import { sizeOfRegion } from '#features/map/basemap/index.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { Progress } from '#ui/progress.tsx'
import type { RegionFailure } from './regions.state.ts'
import { MAX_REGION_BYTES } from './stored-parts.state.ts'

type FetchBarProps = { manifest: RegionManifest; bytes: number; onPause: () => void }

export function FetchBar({ manifest, bytes, onPause }: FetchBarProps) {
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

export function FailureLine({
  id,
  failure,
}: {
  id: string
  failure: { id: string; code: RegionFailure } | null
}) {
  const t = useText(regionsMessages)
  const size = useSize()
  return (
    <p role="status" className="text-signal text-sm empty:hidden">
      {failure?.id === id ? t(`fail.${failure.code}`, { most: size(MAX_REGION_BYTES) }) : null}
    </p>
  )
}

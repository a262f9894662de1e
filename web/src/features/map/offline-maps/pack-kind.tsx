import { mapPacksMessages } from '@tripwright/domain/map/map-packs'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'

type PackKindProps = {
  basis: RegionManifest['basis']
  /** A map pack with the places of our guide. */
  hasGuide?: boolean
  /** A full pack with streets to walk along. */
  hasStreets?: boolean
  size: string
}

/** Which kind a pack is, how large, and what it can do and what not. */
export function PackKind({ basis, hasGuide = false, hasStreets = false, size }: PackKindProps) {
  const t = useText(mapPacksMessages)
  const kind = basis === 'guide' ? 'kind.guide' : basis === 'tiles' ? 'kind.map' : 'kind.full'
  return (
    <>
      <span className="tabular flex flex-wrap items-center gap-x-2 text-muted text-sm">
        <Badge tone={basis === undefined ? 'brand' : 'neutral'}>{t(kind)}</Badge>
        {size}
      </span>
      {basis === 'guide' ? null : (
        <span className="block text-muted text-sm">
          {t(
            basis === 'tiles'
              ? hasGuide
                ? 'can.map.guide'
                : 'can.map'
              : hasStreets
                ? 'can.full'
                : 'can.full.old',
          )}
        </span>
      )}
    </>
  )
}

import { regionsMessages } from '@tripwright/domain/map/offline-maps'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import type { PackWalking, WalkEnd } from './use-pack-walk.state.ts'

type PlaceActionsProps = { end: WalkEnd; walking: PackWalking; hasStreets: boolean }

/** How far a place is, and the ways that begin or end there. */
export function PlaceActions({ end, walking, hasStreets }: PlaceActionsProps) {
  const t = useText(regionsMessages)
  const { way: distance } = useMeasures()
  const metres = walking.distanceTo(end)
  const { name } = end
  return (
    <>
      {metres === null ? null : (
        <span className="tabular py-2 text-muted text-sm">
          {t('distance.away', { distance: distance(metres) })}
        </span>
      )}
      {hasStreets ? (
        <>
          <Button
            variant="link"
            size="sm"
            aria-label={t('walk.to', { name })}
            onClick={() => void walking.walkTo(end)}
          >
            {t('walk.to.short')}
          </Button>
          <Button
            variant="link"
            size="sm"
            aria-label={t('walk.from', { name })}
            onClick={() => walking.startAt(end)}
          >
            {t('walk.from.short')}
          </Button>
        </>
      ) : null}
    </>
  )
}

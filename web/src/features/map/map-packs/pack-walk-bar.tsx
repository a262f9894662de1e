import { type RegionManifest, regionsMessages } from '@tripwright/domain/map/offline-maps'
import Footprints from 'lucide-react/icons/footprints'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useDuration } from '#features/destination/places/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import type { PackWalking } from './use-pack-walk.state.ts'

/** Where somebody starts, and what became of the way that they asked for. */
export function PackWalkBar({ walking, manifest }: { walking: PackWalking; manifest: RegionManifest }) {
  const t = useText(regionsMessages)
  const { location, start, walk } = walking
  const said =
    location.state === 'finding'
      ? t('here.finding')
      : location.state === 'refused'
        ? t('here.refused')
        : start
          ? t('walk.starts', { name: start.name })
          : walking.here
            ? t('walk.starts.here')
            : null
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" busy={location.state === 'finding'} onClick={walking.findHere}>
          <LocateFixed aria-hidden="true" />
          {t('here.find')}
        </Button>
        <span role="status" className="text-muted text-sm">
          {said}
        </span>
      </div>
      <WalkLine walking={walking} />
      {walk.state === 'found' ? (
        <p className="text-muted text-sm">{t('walk.source', { source: manifest.attribution })}</p>
      ) : null}
    </div>
  )
}

function WalkLine({ walking: { walk } }: { walking: PackWalking }) {
  const t = useText(regionsMessages)
  const { way: distance } = useMeasures()
  const duration = useDuration()
  const text = textOf()
  function textOf(): string | null {
    switch (walk.state) {
      case 'none':
        return null
      case 'no-start':
      case 'outside':
        return t(`walk.${walk.state}`)
      case 'finding':
        return t('walk.finding')
      case 'no-streets':
        return t('walk.failed')
      case 'not-found':
        return t('walk.none', { name: walk.to.name })
      case 'found': {
        const facts = { distance: distance(walk.metres), duration: duration(Math.ceil(walk.seconds / 60)) }
        return t('walk.found', { name: walk.to.name, ...facts })
      }
    }
  }
  return (
    <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
      {walk.state === 'found' ? (
        <Footprints aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
      ) : null}
      {text}
    </p>
  )
}

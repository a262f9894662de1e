import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'

type MapsDisclosureProps = { name: string; lat: number; lon: number }

// Lazy, because only signed-in users can have it (specification section 6).
const NativeMaps = lazyPart(() =>
  import('#features/booking/hand-off/index.ts').then(({ NativeMapsDisclosure }) => NativeMapsDisclosure),
)

/** Opens the device's maps app, for a place of the plan. */
export function MapsDisclosure(place: MapsDisclosureProps) {
  if (useSession().state !== 'signed-in') return null
  return (
    <Suspense>
      <NativeMaps {...place} />
    </Suspense>
  )
}

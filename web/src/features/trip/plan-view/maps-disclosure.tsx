import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'

type MapsDisclosureProps = { name: string; lat: number; lon: number }

// Signed-in people alone can have it (specification section 6): nobody else loads it.
const NativeMaps = lazyPart(() =>
  import('#features/booking/hand-off/index.ts').then(({ NativeMapsDisclosure }) => NativeMapsDisclosure),
)

/** The way into the maps app of the device, for a place of the plan. */
export function MapsDisclosure(place: MapsDisclosureProps) {
  if (useSession().state !== 'signed-in') return null
  return (
    <Suspense>
      <NativeMaps {...place} />
    </Suspense>
  )
}

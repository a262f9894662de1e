import { formatPosition, type Position } from '@tripwright/domain/base/geo'
import { mapLink } from '@tripwright/domain/map/travel-map'
import { quickMessages } from '@tripwright/domain/safety/quick-actions'
import { useEffect, useEffectEvent } from 'react'
import type { UserLocation } from '#features/map/basemap/index.ts'
import { type MyLocation, useMyLocation } from '#features/map/travel-map/index.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

/** Requests the device's location as soon as the dialog is open, because that is its purpose. */
export function usePosition(onFound: (here: UserLocation) => void): {
  location: MyLocation
  find: () => void
} {
  const myLocation = useMyLocation(onFound)
  const start = useEffectEvent(myLocation.find)
  useEffect(() => start(), [])
  return myLocation
}

/** Runs once per failed location request. */
export function useOnPositionRefused(location: MyLocation, act: () => void): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (location.state === 'refused') run()
  }, [location])
}

/** Copies the coordinates with six decimals (specification section 9). */
export function copyCoordinates(here: Position): Promise<void> {
  return copyText(formatPosition(here, 6), 'location.copied')
}

/** Copies a link that opens a map of the place on any device. */
export function copyLocation(here: Position): Promise<void> {
  return copyText(mapLink('other', { position: here }), 'location.link-copied')
}

async function copyText(text: string, notice: 'location.copied' | 'location.link-copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(textOf(quickMessages, notice), { kind: 'success' })
  } catch {
    toast(textOf(quickMessages, 'location.copy-failed'), { kind: 'error' })
  }
}

import { mapsMessages } from '@tripwright/domain/map/travel-map'
import { safetyMessages } from '@tripwright/domain/safety/advice'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { type LocatedCountry, locateCountry } from '#features/destination/borders/index.ts'
import { useMyLocation } from '#features/map/travel-map/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { LocationText } from './location-text.tsx'

/** Finds the country of the device's position, by the borders on this device. */
export function LocateMe({ onFound }: { onFound: (country: string) => void }) {
  const t = useText(safetyMessages)
  const maps = useText(mapsMessages)
  const [located, setLocated] = useState<LocatedCountry | 'asked' | 'unasked'>('unasked')
  const { location, find } = useMyLocation((here) => {
    setLocated('asked')
    void locateCountry(here).then((country) => {
      setLocated(country)
      if (country !== null && country !== 'sea') onFound(country.numbersOf)
    })
  })
  const isFinding = location.state === 'finding' || located === 'asked'
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="outline" busy={isFinding} onClick={find}>
        <LocateFixed aria-hidden="true" />
        {t(isFinding ? 'locate.finding' : 'locate')}
      </Button>
      <p className="text-muted text-sm">{t('locate.private')}</p>
      <div role="status">
        {location.state === 'refused' ? <p>{maps(location.reason)}</p> : null}
        {located === 'unasked' || located === 'asked' ? null : <LocationText located={located} />}
      </div>
    </div>
  )
}

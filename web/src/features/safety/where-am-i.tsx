import { mapsMessages } from '@tripwright/domain/maps'
import { type CountryNear, countriesNear, safetyMessages } from '@tripwright/domain/safety'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { useInSentence } from '#features/countries/index.ts'
import { useMyLocation } from '#platform/map/use-my-location.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useMeasures } from '#platform/text/use-measures.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { loadAnchors } from './emergency.state.ts'

/** Tells the likeliest country from the device's position, by the nearest airport that we know. */
export function WhereAmI({ onFound }: { onFound: (country: string) => void }) {
  const t = useText(safetyMessages)
  const maps = useText(mapsMessages)
  const [near, setNear] = useState<readonly CountryNear[] | null>(null)
  const { location, find } = useMyLocation((here) => {
    void loadAnchors().then((anchors) => {
      const found = countriesNear(here, anchors)
      setNear(found)
      if (found[0]) onFound(found[0].country)
    })
  })
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="outline" busy={location.state === 'finding'} onClick={find}>
        <LocateFixed aria-hidden="true" />
        {t(location.state === 'finding' ? 'locate.finding' : 'locate')}
      </Button>
      <p className="text-muted text-sm">{t('locate.private')}</p>
      <div role="status">
        {location.state === 'refused' ? <p>{maps(location.reason)}</p> : null}
        {near ? <Verdict near={near} /> : null}
      </div>
    </div>
  )
}

function Verdict({ near: [first, ...others] }: { near: readonly CountryNear[] }) {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const measures = useMeasures()
  const inSentence = useInSentence()
  if (!first) return <p>{t('locate.nowhere')}</p>
  // Nobody is nowhere from an airport.
  const distance = measures.distance(Math.max(1, first.metres / 1000))
  const names = others.map(({ country }) => formats.country(country))
  return (
    <p>
      {t('locate.found', { country: inSentence(first.country), distance })}{' '}
      {names.length > 0 ? t('locate.or', { countries: formats.list(names, { type: 'disjunction' }) }) : null}
    </p>
  )
}

import { gatheredGuidesPageMessages } from '@tripwright/domain/destination/gathered-guides'
import { useEffect, useState } from 'react'
import { loadGuidesOnDevice } from '#features/destination/gathered-guides/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import type { ChosenTown, TownChoice } from './plan-form-fields.state.ts'
import { RegionRow } from './region-row.tsx'

const MAX_NAMES = 6

/** What is said below the box of a town that has no guide yet, or, with no town, of what can be planned offline. */
export function CityHint({ town }: { town: ChosenTown | undefined }) {
  const t = useText(gatheredGuidesPageMessages)
  return town ? t('town.chosen', { town: town.label ?? town.name }) : <OfflineHint />
}

function OfflineHint() {
  const t = useText(gatheredGuidesPageMessages)
  const formats = useFormats()
  const [names, setNames] = useState<string[] | null>(null)
  useEffect(() => {
    void loadGuidesOnDevice().then(
      (cities) => setNames(cities.map(({ name }) => name).slice(0, MAX_NAMES)),
      () => setNames([]),
    )
  }, [])
  if (names === null) return null
  return names.length > 0 ? t('offline.some', { cities: formats.list(names) }) : t('offline.none')
}

type CityChoicesProps = {
  question: string
  choices: readonly TownChoice[]
  /** As typed: a region has as many towns as they hold. */
  days: string
  onChoose: (town: TownChoice) => void
}

/** The towns that a typed name may mean; the trip is planned with the one that is pressed. */
export function CityChoices({ question, choices, days, onChoose }: CityChoicesProps) {
  return (
    <ul aria-label={question} className="col-span-full mt-2 flex flex-wrap gap-2">
      {choices.map((town) => (
        <li key={town.bases ? 'region' : town.id} className="max-w-full">
          <Button
            variant="outline"
            size="sm"
            className="max-w-full text-start"
            onClick={() => onChoose(town)}
          >
            {town.bases ? (
              <RegionRow label={town.label ?? town.name} bases={town.bases} days={days} />
            ) : (
              <bdi className="truncate">{town.label ?? town.name}</bdi>
            )}
          </Button>
        </li>
      ))}
    </ul>
  )
}

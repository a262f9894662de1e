import { gatheredGuidesPageMessages } from '@tripwright/domain/destination/gathered-guides'
import { useEffect, useState } from 'react'
import { loadGuidesOnDevice } from '#features/destination/gathered-guides/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import type { ChosenTown } from './plan-form-fields.state.ts'

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
  choices: readonly ChosenTown[]
  onChoose: (town: ChosenTown) => void
}

/** The towns that a typed name may mean; the trip is planned with the one that is pressed. */
export function CityChoices({ question, choices, onChoose }: CityChoicesProps) {
  return (
    <ul aria-label={question} className="col-span-full mt-2 flex flex-wrap gap-2">
      {choices.map((town) => (
        <li key={town.id} className="max-w-full">
          <Button variant="outline" size="sm" className="max-w-full" onClick={() => onChoose(town)}>
            <bdi className="truncate">{town.label ?? town.name}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}

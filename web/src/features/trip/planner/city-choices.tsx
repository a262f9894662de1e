import { Button } from '#ui/button.tsx'
import type { ChosenTown } from './plan-form-fields.state.ts'

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

import { expensesMessages } from '@tripwright/domain/money/expenses'
import { listComments } from '@tripwright/domain/trip/sharing'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCachedCall } from '#platform/use-cached-call.ts'
import { Button } from '#ui/button.tsx'

type TripPeopleProps = {
  tripId: string
  /** Names that are on the list already. */
  taken: readonly string[]
  onPick: (name: string) => void
}

/** The people of a trip who are not among its travelers yet, a button each: nobody types a name that is known. */
export function TripPeople({ tripId, taken, onPick }: TripPeopleProps) {
  const t = useText(expensesMessages)
  const session = useSession()
  const { called } = useCachedCall(listComments, { id: tripId }, `trip-comments:${tripId}`)
  const others = called.status === 'ready' ? called.value.people.map(({ name }) => name) : []
  const own = session.state === 'signed-in' ? session.user.name : ''
  const names = [...new Set([own ?? '', ...others])].filter((name) => name !== '' && !taken.includes(name))
  if (names.length === 0) return null
  return (
    <ul aria-label={t('people.of-trip')} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Button variant="secondary" size="sm" onClick={() => onPick(name)}>
            <bdi>{t('people.add.one', { name })}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}

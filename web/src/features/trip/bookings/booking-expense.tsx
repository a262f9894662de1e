import { addBookingExpense, expensesMessages } from '@tripwright/domain/money/expenses'
import { bookingsMessages, bookingTitle, type TripBooking } from '@tripwright/domain/trip/bookings'
import { listComments } from '@tripwright/domain/trip/sharing'
import ReceiptIcon from 'lucide-react/icons/receipt'
import { preferredCurrency } from '#features/money/currency/index.ts'
import { useRates } from '#features/money/exchange-rates/index.ts'
import { nameOf, useGroup } from '#features/money/expenses/index.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { useCachedCall } from '#platform/use-cached-call.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

type BookingExpenseProps = { tripId: string; booking: TripBooking }

/** Counts the price of a booking among the expenses of the trip, with one press. */
export function BookingExpense({ tripId, booking }: BookingExpenseProps) {
  const t = useText(bookingsMessages)
  const [rates] = useRates()
  const table = rates.state === 'here' ? rates.table : null
  const { group, change, place } = useGroup(table ? preferredCurrency() : 'EUR', tripId)
  const payer = useOwnName()
  const names = useOtherNames(tripId)
  const name = bookingTitle(booking) || t(`kind.${booking.kind}`)

  function add(): void {
    const payment = { paidOn: today(), payer, names, untitled: name, table }
    const { people = [], expenses: [expense] = [] } = addBookingExpense(group, booking, payment)
    if (!change((now) => addBookingExpense(now, booking, payment)) || !expense) return
    toast(t('expense.added', { name, payer: nameOf({ people }, expense.paidBy) }), { kind: 'success' })
  }

  return (
    <Button
      variant="outline"
      size="sm"
      disabled={place.status !== 'ready'}
      aria-label={t('expense.add.named', { name })}
      onClick={add}
    >
      <ReceiptIcon aria-hidden="true" />
      {t('expense.add')}
    </Button>
  )
}

function useOwnName(): string {
  const t = useText(expensesMessages)
  const session = useSession()
  return (session.state === 'signed-in' && session.user.name) || t('people.me')
}

/** The others in the trip, also with no network once they were read. */
function useOtherNames(tripId: string): readonly string[] {
  const { called } = useCachedCall(listComments, { id: tripId }, `trip-comments:${tripId}`)
  return called.status === 'ready' ? called.value.people.map(({ name }) => name) : []
}

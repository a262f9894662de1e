import { describe, expect, it } from 'vitest'
import { readConfirmation } from './read-confirmation.rules.ts'

const read = (text: string) => {
  const { bookings, unread } = readConfirmation(text, '2027-05-02', {
    sender: 'Lufthansa post@lufthansa.example',
    subject: 'Your booking KQ7WZX',
    sent: '2027-05-02',
  })
  return { numbers: bookings.map(({ number }) => number), unread }
}

const WAY_THERE = 'LH 1178\tFrankfurt (FRA) → Porto (OPO)\t08 Jun 2027, 0640H – 0850H'
const WAY_BACK = 'LH 1177\tPorto (OPO) → Frankfurt (FRA)\t12 Jun 2027, 1805H – 2220H'

describe('a mail about a cancelled flight', () => {
  it('keeps the way that it says is not affected', () => {
    const text = `Booking code: KQ7WZX
We regret that the flight below has been cancelled:
${WAY_BACK}\tCANCELLED
Your other flight is not affected:
${WAY_THERE}\tCONFIRMED`
    expect(read(text)).toEqual({ numbers: ['LH 1178'], unread: ['cancelled'] })
  })

  it('keeps the flight that was booked in its place, by the number of the one that it names', () => {
    const text = `Booking code: KQ7WZX
Your flight LH 1170 was cancelled, and we have rebooked you:
New flight
${WAY_THERE}`
    expect(read(text)).toEqual({ numbers: ['LH 1178'], unread: ['cancelled'] })
  })

  it('gives none where nothing says that a part goes on', () => {
    const text = `Booking code: KQ7WZX
Your flight LH 1170 was cancelled. You may take this one:
${WAY_THERE}`
    expect(read(text)).toEqual({ numbers: [], unread: ['cancelled'] })
  })

  it('leaves out the flight that was replaced, which stands below the new one', () => {
    const text = `Booking code: KQ7WZX
YOUR NEW ITINERARY
${WAY_THERE}
THIS FLIGHT HAS BEEN REPLACED
LH 1170\tFrankfurt (FRA) → Porto (OPO)\t08 Jun 2027, 0940H – 1150H
If the new times are not what you want, choose another flight within three days of the change.`
    expect(read(text)).toEqual({ numbers: ['LH 1178'], unread: [] })
  })
})

it('the ways there and back are the heads of places and no places', () => {
  const text = `Bookingnummer: 30418822
Rejse\tAfgang\tAnkomst\tSkib
Udrejse\tfredag 19. november 2027\tlørdag 20. november 2027\tFærge
Kiel - Oslo\tkl. 15.00\tkl. 10.00
Hjemrejse\tsøndag 21. november 2027\tmandag 22. november 2027\tFærge
Oslo - Kiel\tkl. 15.00\tkl. 10.00`
  const { bookings } = readConfirmation(text, '2027-05-02')
  expect(bookings.map(({ startsAt, endsAt }) => [startsAt.place?.name, endsAt.place?.name])).toEqual([
    ['Kiel', 'Oslo'],
    ['Oslo', 'Kiel'],
  ])
})

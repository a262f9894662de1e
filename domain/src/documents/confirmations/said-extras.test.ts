import { expect, it } from 'vitest'
import { readConfirmation } from './read-confirmation.rules.ts'

const RIDE = 'Booking number: 3104771\nTrain\n12 June 2027\n09:20 York\n11:24 Leeds Station'
const BACK = 'Return: 19 June 2027\n16:55 Leeds Station\n19:06 York'
const read = (text: string) =>
  readConfirmation(text, '2027-03-01').bookings.map(({ seat, people, cost }) =>
    [seat, people?.join(', '), cost && `${cost.amount} ${cost.currency}`].filter(Boolean).join(' | '),
  )

it.each([
  ['a seat with its coach', 'Coach C, seat 21A', 'C 21A'],
  ['a seat in German', 'Wagen 12, Platz 44', '12 44'],
  ['who travels', 'Passenger: Mr Keith Ransome', 'Keith Ransome'],
  ['two people', 'Reisende: Anna Beispiel und Tom Beispiel', 'Anna Beispiel, Tom Beispiel'],
  ['a name in capitals', 'Passeggero: ANNA ESEMPIO', 'Anna Esempio'],
  ['a total', 'Total paid £38.40', '3840 GBP'],
  ['a total in its cell', 'Gesamtpreis\t1.214,60 EUR', '121460 EUR'],
])('%s is read where a text says so', (_, line, found) => {
  expect(read(`${RIDE}\n${line}`)).toEqual([found])
})

it.each([
  ['a seat without its coach in a train', 'Seat 21A'],
  ['two seats', 'Coach C, seat 21A\nCoach C, seat 22A'],
  ['two totals', 'Total: £38.40\nTotal paid: £40.00'],
  ['dollars of a land that is not told', 'Total $38.40'],
  ['a head of a table', 'PASSENGER AND TICKET INFORMATION'],
  ['how many there are', 'Passengers: 2 adults'],
])('%s is left out', (_, lines) => {
  expect(read(`${RIDE}\n${lines}`)).toEqual([''])
})

it('of two ways the price of both is that of neither', () => {
  expect(read(`${RIDE}\n${BACK}\nTotal paid £38.40\nPassenger: Keith Ransome`)).toEqual([
    'Keith Ransome',
    'Keith Ransome',
  ])
})

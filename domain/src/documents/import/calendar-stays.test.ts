import { expect, it } from 'vitest'
import { readCalendar } from './calendar.rules.ts'
import { readReservations } from './reservations.rules.ts'

const stayOf = (description: string) =>
  readCalendar(
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20270913\nDTEND;VALUE=DATE:20270916\nSUMMARY:Stay at Hotel Ribeira\nLOCATION:Rua das Taipas 74\\, Porto\nDESCRIPTION:${description}\nEND:VEVENT\nEND:VCALENDAR`,
  ).bookings[0]

it('a stay of a calendar has the times, the last day and the number that its description confirms', () => {
  const stay = stayOf(
    'Hotel Ribeira\\nConfirmation number: 48820615\\nCheck-in: 13 Sep 2027 from 15:00\\nCheck-out: 16 Sep 2027 until 11:00\\nTrip ID: 7710422',
  )
  expect(stay).toMatchObject({
    kind: 'hotel',
    reference: '48820615',
    startsAt: { at: { date: '2027-09-13', time: '15:00' } },
    endsAt: { at: { date: '2027-09-16', time: '11:00' } },
  })
})

it('without them, or where they are of another stay, it is as long as its entry', () => {
  for (const text of ['See you there', 'Check-in: 2 Oct 2027 from 15:00\\nCheck-out: 4 Oct 2027 until 11:00'])
    expect(stayOf(text)).toMatchObject({
      startsAt: { at: { date: '2027-09-13' } },
      endsAt: { at: { date: '2027-09-15' } },
    })
})

it('a title with the number of a flight and both its airports is a flight, whatever its description says', () => {
  const flight = readCalendar(
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20271005T111500Z\nDTEND:20271005T193500Z\nSUMMARY:KL 641 Amsterdam (AMS) - New York (JFK)\nEND:VEVENT\nEND:VCALENDAR',
  ).bookings[0]
  expect(flight).toMatchObject({
    kind: 'flight',
    number: 'KL 641',
    startsAt: { place: { code: 'AMS' } },
    endsAt: { place: { code: 'JFK' } },
  })
})

it('a train is called once, where its name and its number say the same', () => {
  const numberOf = (trainName: string, trainNumber: string) =>
    readReservations([
      {
        '@type': 'TrainReservation',
        reservationNumber: 'X1',
        reservationFor: {
          '@type': 'TrainTrip',
          trainName,
          trainNumber,
          departureStation: { name: 'Turku' },
          arrivalStation: { name: 'Helsinki' },
          departureTime: '2027-05-01T10:00:00+03:00',
          arrivalTime: '2027-05-01T12:00:00+03:00',
        },
      },
    ]).bookings[0]?.number
  expect(numberOf('InterCity 27', 'IC 27')).toBe('IC 27')
  expect(numberOf('ICE 597', '597')).toBe('ICE 597')
  expect(numberOf('Lamborghini', '27')).toBe('Lamborghini 27')
})

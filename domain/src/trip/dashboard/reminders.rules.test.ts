import { describe, expect, it } from 'vitest'
import { readReminders } from './reminders.rules.ts'
import { ticketsNeeded } from './tickets.rules.ts'

const today = '2026-11-22'

describe('the reminders of an account', () => {
  it('list the documents and journeys of other devices, without tasks in the past', () => {
    const ofJourney = (what: 'task.insurance' | 'task.visa.e-visa' | 'task.money', dueOn: string) => ({
      group: 'journey:VN:2026-12-24',
      what,
      dueOn,
    })
    const reminders = [
      {
        group: 'document:6f1c0d3a-0000-4000-8000-000000000001',
        what: 'document.passport' as const,
        dueOn: '2027-01-20',
      },
      ofJourney('task.money', '2026-12-17'),
      ofJourney('task.insurance', '2026-11-24'),
      ofJourney('task.visa.e-visa', '2026-11-20'),
      { group: 'journey::2027-01-05', what: 'task.copies' as const, dueOn: '2026-12-22' },
    ]
    expect(readReminders(reminders, today)).toEqual({
      documents: [{ kind: 'passport', expires: '2027-01-20' }],
      journeys: [
        {
          destination: 'VN',
          entry: '2026-12-24',
          stops: [],
          tasks: [
            { says: 'insurance', by: '2026-11-24' },
            { says: 'money', by: '2026-12-17' },
          ],
        },
        {
          destination: '',
          entry: '2027-01-05',
          stops: [],
          tasks: [{ says: 'copies', by: '2026-12-22' }],
        },
      ],
    })
  })
})

describe('tickets', () => {
  const places = [
    { id: 'borghese', booking: 'needed' as const },
    { id: 'colosseum', booking: 'advised' as const },
  ]
  const stop = (poiId: string, fields: object = {}) => ({
    poiId,
    kind: 'visit' as const,
    name: poiId,
    day: '2026-11-28',
    isLocked: false,
    ...fields,
  })

  it('are needed for places that require a booking, for the first day', () => {
    const stops = [stop('colosseum'), stop('borghese'), stop('borghese', { day: '2026-11-29' })]
    expect(ticketsNeeded(stops, places, today)).toEqual({ names: ['borghese'], day: '2026-11-28' })
  })

  it.each([
    ['advised only', stop('colosseum')],
    ['locked at its time', stop('borghese', { isLocked: true })],
    ['a booking itself', stop('borghese', { kind: 'booking' })],
    ['over', stop('borghese', { day: '2026-11-21' })],
    ['on no day yet', stop('borghese', { day: null })],
  ])('are not needed for a stop that is %s', (_, one) => {
    expect(ticketsNeeded([one], places, today)).toBeNull()
  })
})

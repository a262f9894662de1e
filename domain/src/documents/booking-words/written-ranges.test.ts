import { describe, expect, it } from 'vitest'
import { textLines } from './text-lines.rules.ts'
import { withBothDays } from './written-ranges.rules.ts'

describe('a range of days', () => {
  it.each([
    ['12–15 May 2027', '2027-05-12 – 2027-05-15'],
    ['vom 12. bis 15. Mai 2027', 'vom 2027-05-12 – 2027-05-15'],
    ['du 12 au 15 mai 2027', 'du 2027-05-12 – 2027-05-15'],
    ['del 12 al 15 de mayo de 2027', 'del 2027-05-12 – 2027-05-15'],
    ['dal 12 al 15 maggio 2027', 'dal 2027-05-12 – 2027-05-15'],
    ['de 12 a 15 de maio de 2027', 'de 2027-05-12 – 2027-05-15'],
    ['12 t/m 15 mei 2027', '2027-05-12 – 2027-05-15'],
    ['May 12–15, 2027', '2027-05-12 – 2027-05-15'],
    ['30 May – 2 June 2027', '2027-05-30 – 2027-06-02'],
    ['28 December – 3 January 2028', '2027-12-28 – 2028-01-03'],
    ['12.05.–15.05.2027', '2027-05-12 – 2027-05-15'],
    ['2027年5月12日〜15日', '2027-05-12 – 2027-05-15'],
  ])('%s has both its days', (text, read) => {
    expect(withBothDays(text)).toBe(read)
  })

  it.each(['15–12 May 2027', '2–4 guests', '31 February – 3 March', 'Room 12 – 15 August'])(
    '%s is none, or is in doubt',
    (text) => {
      expect(withBothDays(text)).not.toMatch(/\d{4}-\d{2}-\d{2} –/)
    },
  )

  it('without a year has that of the day after its mail, over the new year too', () => {
    expect(textLines('28 Dec – 3 Jan', '2027-10-01', '2027-10-01')).toEqual(['2027-12-28 – 2028-01-03'])
  })
})

describe('a day that could be two', () => {
  it('is the one ahead of its mail', () => {
    expect(textLines('Departs 07/02/2027 at 17:30', '2027-06-21', '2027-06-21')[0]).toContain('2027-07-02')
  })

  it('stays in doubt where both are ahead', () => {
    expect(textLines('Departs 07/08/2027 at 17:30', '2027-06-21', '2027-06-21')[0]).toContain('07/08/2027')
  })
})

describe('a full hour', () => {
  it.each([
    ['Anreise ab 14 Uhr', '14:00'],
    ['à partir de 15h', '15:00'],
    ['från kl. 16', '16:00'],
    ['17時', '17:00'],
    ['9u30', '9:30'],
  ])('of %s is a time', (text, time) => {
    expect(textLines(text, '2027-03-01')[0]).toContain(time)
  })

  it('of office hours is none', () => {
    expect(textLines('Mo–Fr 8-20 Uhr', '2027-03-01')[0]).not.toContain(':00')
  })
})

describe('a mail within a mail', () => {
  it('has no day of its own heads', () => {
    const text = [
      'From: Inn <a@inn.example>',
      'Sent: 4 May 2027 20:51',
      'To: b@example.org',
      'Subject: Your stay',
      '',
      'Arriving: 18 June 2027',
      'Am 18.04.2027 um 19:22 schrieb Inn:',
    ].join('\n')
    expect(textLines(text, '2027-05-05')).toEqual(['Arriving: 18 June 2027'])
  })
})

import { describe, expect, it } from 'vitest'
import { applyHolidayChanges, type HolidayChange, readHolidaysCsv } from './holiday-changes.rules.ts'

const HEAD = 'country,day,name,kind,as_of,source'
const read = (...lines: string[]) => readHolidaysCsv([HEAD, ...lines].join('\n'), ['GB', 'IT'], '2026-11-21')

describe('a file of holidays', () => {
  it('names dates and rules, days to add and days to take away', () => {
    expect(
      read(
        'gb,2027-05-10,"Coronation, day two",add,2026-10-01,Order 7',
        'IT,easter +1,,remove,2026-10-02,Law',
      ),
    ).toEqual({
      ok: true,
      rows: [
        {
          country: 'GB',
          day: '2027-05-10',
          name: 'Coronation, day two',
          kind: 'add',
          asOf: '2026-10-01',
          source: 'Order 7',
        },
        { country: 'IT', day: 'easter +1', name: '', kind: 'remove', asOf: '2026-10-02', source: 'Law' },
      ],
    })
  })

  it.each([
    ['QQ,2027-05-10,x,add,2026-10-01,x', 'we know no holidays of a country "QQ"'],
    ['GB,2027-02-30,x,add,2026-10-01,x', '"2027-02-30" is no date from 2000 to 2075, and no rule'],
    ['GB,1999-12-31,x,add,2026-10-01,x', '"1999-12-31" is no date from 2000 to 2075, and no rule'],
    ['GB,02-30,x,add,2026-10-01,x', '"02-30" is no date from 2000 to 2075, and no rule'],
    ['GB,full moon,x,add,2026-10-01,x', '"full moon" is no date from 2000 to 2075, and no rule'],
    ['GB,1 someday 06,x,add,2026-10-01,x', '"1 someday 06" is no date from 2000 to 2075, and no rule'],
    ['GB,02-29,x,move,2026-10-01,x', '"move" is no kind; it is add or remove'],
    ['GB,02-29,,add,2026-10-01,x', 'a day that is added has a name of 1 to 120 characters'],
    ['GB,02-29,x,add,2026-11-22,x', '"2026-11-22" is no day up to today (YYYY-MM-DD)'],
    ['GB,02-29,x,add,2026-10-01,', 'a source has 1 to 200 characters'],
    ['IT,2026-06-02,,remove,2026-10-01,x', 'IT 2026-06-02 remove is there twice'],
  ])('is refused for %s', (line, problem) => {
    expect(read('IT,2026-06-02,,remove,2026-10-01,x', line)).toEqual({
      ok: false,
      problems: [{ line: 3, problem }],
    })
  })
})

describe('the days of a year with the changes of an operator', () => {
  const from = { asOf: '2026-10-01', source: 'Gazette' }
  const change = (kind: 'add' | 'remove', day: string, name = ''): HolidayChange => ({
    country: 'GB',
    kind,
    day,
    name,
    ...from,
  })
  const own = [
    { date: '2027-05-03', name: 'May day' },
    { date: '2027-12-25', name: 'Christmas' },
    { date: '2027-12-25', name: 'Day of the flag' },
  ]

  it('lose a day and gain another, each with where it is from', () => {
    expect(
      applyHolidayChanges(
        own,
        [change('add', '2027-05-10', 'May day'), change('remove', '2027-05-03')],
        2027,
      ),
    ).toEqual({
      days: [{ date: '2027-05-10', name: 'May day', ...from }, own[1], own[2]],
      removed: [{ date: '2027-05-03', name: 'May day', ...from }],
    })
  })

  it('lose only the day of a name where one is named, and change in no other year', () => {
    const { days } = applyHolidayChanges(own, [change('remove', '12-25', 'Christmas')], 2027)
    expect(days).toEqual([own[0], own[2]])
    expect(applyHolidayChanges(own, [change('remove', '2026-12-25')], 2027)).toEqual({
      days: own,
      removed: [],
    })
  })

  it('have a day of a rule in every year, an estimate where it hangs on the moon, and none twice', () => {
    expect(applyHolidayChanges([], [change('add', 'islamic 10-01', 'Eid')], 2026).days).toEqual([
      { date: '2026-03-20', name: 'Eid', isEstimate: true, ...from },
    ])
    expect(applyHolidayChanges(own, [change('add', '05-03', 'May day')], 2027).days).toEqual(own)
  })

  it('get a new name by both at once', () => {
    const { days } = applyHolidayChanges(
      own,
      [change('remove', '05-03'), change('add', '05-03', 'Spring day')],
      2027,
    )
    expect(days[0]).toEqual({ date: '2027-05-03', name: 'Spring day', ...from })
  })
})

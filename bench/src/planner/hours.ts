import type { Figure } from '../figures.ts'
import { readHoursData } from './hours-data.ts'
import { runHoursSuite } from './hours-suite.ts'
import { cpuMs, type Suite } from './run.ts'

/** Parsed opening hours agree with the conformance set on every minute; others are refused, never guessed. */
export const runHours: Suite = (run) => {
  if (!readHoursData(run.folder)) return Promise.resolve(null)
  const started = cpuMs()
  const { total, parsed, equal, wrong, refused, notJudged, circular, errors } = runHoursSuite(run.folder)
  const cpu = cpuMs() - started
  const figure = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
    group: 'hours',
    name,
    value,
    unit: '',
    better: 'higher',
    ...more,
  })
  return Promise.resolve({
    figures: [
      figure('values', total),
      figure('read', parsed),
      figure('equal on every minute', equal, { aim: parsed - notJudged.length }),
      figure('of these, with holidays that the set had to tell', circular, { better: 'lower' }),
      figure('read, and nothing to compare with', notJudged.length, { better: 'lower' }),
      figure('another minute than the set', wrong.length, { better: 'lower', aim: 0 }),
      figure('refused as unknown', refused.length, { better: 'lower' }),
      figure('errors of the set', errors.total),
      figure('errors refused', errors.refused),
      figure('CPU', cpu, { unit: 'ms', better: 'lower' }),
    ],
    violations: [],
    // These are missed targets, not violations of a plan; each is reported.
    notes: wrong.map(({ value, expected, actual }) => `hours ${value}: ${actual} instead of ${expected}`),
    rows: refused,
  })
}

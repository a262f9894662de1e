import { climateMessages } from '@tripwright/domain/climate'
import {
  type MonthFacts,
  type RankedMonth,
  rankMonths,
  type Weights,
  WISHES,
} from '@tripwright/domain/travel-intel'
import { clsx } from 'clsx'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { crowdLevel, useDegrees, useMonthName } from './month-figures.tsx'

const MOST_WEIGHT = 3
const NAMED = 3

type BestTimeProps = {
  months: readonly MonthFacts[]
  /** A digit from 0 to 3 for each wish, as it stands in the address. */
  wishes: string
  onChange: (wishes: string) => void
}

/** Which months suit somebody, by how much each wish counts. */
export function BestTime({ months, wishes, onChange }: BestTimeProps) {
  const t = useText(climateMessages)
  const weights = readWishes(wishes)
  const ranked = rankMonths(months, weights)
  return (
    <section className="grid gap-4 border-ink border-t pt-3">
      <h3>{t('best.title')}</h3>
      <p className="text-muted text-sm">{t('best.text')}</p>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {WISHES.map((wish) => (
          <label key={wish} className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-3 py-1">
            <span>{t(`best.${wish}`)}</span>
            <span className="text-muted text-sm">{t(weightKey(weights[wish]))}</span>
            <input
              type="range"
              min="0"
              max={MOST_WEIGHT}
              step="1"
              value={weights[wish]}
              aria-valuetext={t(weightKey(weights[wish]))}
              onChange={({ target }) => onChange(writeWishes({ ...weights, [wish]: Number(target.value) }))}
              className="col-span-full h-6 w-full accent-brand"
            />
          </label>
        ))}
      </div>
      {ranked ? <Answer ranked={ranked} months={months} /> : <p role="status">{t('best.none')}</p>}
      <p className="text-muted text-xs">{t('best.rule')}</p>
    </section>
  )
}

function Answer({ ranked, months }: { ranked: readonly RankedMonth[]; months: readonly MonthFacts[] }) {
  const t = useText(climateMessages)
  const formats = useFormats()
  const degrees = useDegrees()
  const name = useMonthName()
  const [first, ...rest] = ranked.slice(0, NAMED).map(({ month }) => name(month, 'long'))
  const best = months.find(({ month }) => month === ranked[0]?.month)
  const scores = new Map(ranked.map(({ month, score }) => [month, score]))
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="font-display font-semibold text-2xl">
          {t('best.answer', { first: first ?? '', rest: formats.list(rest) })}
        </p>
        {best ? (
          <p className="text-muted">
            {t('best.why', {
              ...{
                month: name(best.month, 'long'),
                high: degrees(best.high),
                days: Math.round(best.rainDays),
              },
              crowd: t(`crowd.${crowdLevel(best.crowd)}`),
              light: formats.number(Math.round(best.light / 60), { style: 'unit', unit: 'hour' }),
            })}
          </p>
        ) : null}
      </div>
      <table className="tabular w-full text-xs">
        <caption className="coordinate pb-1 text-start">{t('best.bars')}</caption>
        <tbody className="grid gap-x-6 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-6">
          {months.map(({ month }) => {
            const percent = Math.round(100 * (scores.get(month) ?? 0))
            const isNamed = ranked.slice(0, NAMED).some((one) => one.month === month)
            return (
              <tr key={month} className="grid grid-cols-[3.5rem_1fr_2rem] items-center gap-2 py-0.5">
                <th scope="row" className={clsx('text-start', isNamed ? 'font-bold' : 'font-normal')}>
                  {name(month, 'short')}
                </th>
                <td>
                  <svg
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    className="h-2.5 w-full rtl:-scale-x-100"
                    aria-hidden="true"
                  >
                    <rect width="100" height="10" className="fill-well" />
                    <rect width={percent} height="10" className={isNamed ? 'fill-signal' : 'fill-brand'} />
                  </svg>
                </td>
                <td className="text-end">{formats.number(percent)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

// An address may hold anything: what is no digit from 0 to 3 counts nothing.
function readWishes(text: string): Weights {
  const [warm, dry, quiet, cheap, light] = WISHES.map((_, index) => {
    const weight = Number(text[index] ?? 0)
    return Number.isInteger(weight) && weight <= MOST_WEIGHT ? weight : 0
  })
  return { warm: warm ?? 0, dry: dry ?? 0, quiet: quiet ?? 0, cheap: cheap ?? 0, light: light ?? 0 }
}

function writeWishes(weights: Weights): string {
  return WISHES.map((wish) => weights[wish]).join('')
}

const WEIGHT_KEYS = ['best.weight.0', 'best.weight.1', 'best.weight.2', 'best.weight.3'] as const
function weightKey(weight: number): (typeof WEIGHT_KEYS)[number] {
  return WEIGHT_KEYS[weight] ?? 'best.weight.0'
}

import { climateMessages } from '@tripwright/domain/destination/climate'
import {
  BEST_TIME,
  MONTH_CRITERIA,
  type MonthFacts,
  type MonthWeights,
  type RankedMonth,
  rankMonths,
  recommendedMonths,
} from '@tripwright/domain/destination/travel-intel'
import { clsx } from 'clsx'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { crowdLevel, useMonthName } from './month-figures.tsx'

const MAX_WEIGHT = 3
const SECTION_ID = 'best-time'

type BestTimeProps = {
  months: readonly MonthFacts[]
  /** A digit from 0 to 3 per criterion, as in the address. */
  monthWeights: string
  onChange: (monthWeights: string) => void
}

/** Ranks the months by the weight of each criterion. */
export function BestTime({ months, monthWeights, onChange }: BestTimeProps) {
  const t = useText(climateMessages)
  const weights = parseWeights(monthWeights)
  const ranked = rankMonths(months, weights)
  return (
    <section id={SECTION_ID} className="grid scroll-mt-20 gap-4 border-ink border-t pt-3">
      <h3>{t('best.title')}</h3>
      <p className="text-muted text-sm">{t('best.text')}</p>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {MONTH_CRITERIA.map((criterion) => (
          <label key={criterion} className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-3 py-1">
            <span>{t(`best.${criterion}`)}</span>
            <span className="text-muted text-sm">{t(weightKey(weights[criterion]))}</span>
            <input
              type="range"
              min="0"
              max={MAX_WEIGHT}
              step="1"
              value={weights[criterion]}
              aria-valuetext={t(weightKey(weights[criterion]))}
              onChange={({ target }) =>
                onChange(formatWeights({ ...weights, [criterion]: Number(target.value) }))
              }
              className="col-span-full h-6 w-full accent-brand"
            />
          </label>
        ))}
      </div>
      {ranked ? <BestTimeAnswer ranked={ranked} months={months} /> : <p role="status">{t('best.none')}</p>}
      <RankingNote />
    </section>
  )
}

/** The figures behind the ranking. */
function RankingNote() {
  const t = useText(climateMessages)
  const { degrees, rain } = useMeasures()
  const { cold, from, to, hot, days, rain: wet } = BEST_TIME
  return (
    <p className="text-muted text-xs">
      {t('best.rule', {
        cold: degrees(cold),
        from: degrees(from),
        to: degrees(to),
        hot: degrees(hot),
        days,
        rain: rain(wet),
      })}
    </p>
  )
}

/** The answer in one line; readers with other priorities can change the weights. */
export function BestMonths({ months, monthWeights }: Omit<BestTimeProps, 'onChange'>) {
  const t = useText(climateMessages)
  const formats = useFormats()
  const name = useMonthName()
  const ranked = rankMonths(months, parseWeights(monthWeights)) ?? []
  const [first, ...rest] = recommendedMonths(ranked).map((month) => name(month, 'long'))
  if (first === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <strong className="font-display text-lg">
        {t(rest.length > 0 ? 'best.line' : 'best.line.one', { first, rest: formats.list(rest) })}
      </strong>
      <a href={`#${SECTION_ID}`} className="inline-flex min-h-11 items-center underline">
        {t('best.line.change')}
      </a>
    </p>
  )
}

function BestTimeAnswer({ ranked, months }: RankedProps) {
  const t = useText(climateMessages)
  const formats = useFormats()
  const { degrees, rain } = useMeasures()
  const name = useMonthName()
  const [first, ...rest] = recommendedMonths(ranked).map((month) => name(month, 'long'))
  const best = months.find(({ month }) => month === ranked[0]?.month)
  const stormy = months.filter(({ month, isStormy }) => isStormy && recommendedMonths(ranked).includes(month))
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="font-display font-semibold text-2xl">
          {t(rest.length > 0 ? 'best.answer' : 'best.answer.one', {
            first: first ?? '',
            rest: formats.list(rest),
          })}
        </p>
        {best ? (
          <p className="text-muted">
            {t('best.why', {
              month: name(best.month, 'long'),
              high: degrees(best.high),
              days: Math.round(best.rainDays),
              amount: rain(best.rain),
              crowd: t(`crowd.${crowdLevel(best.crowd)}`),
              light: formats.number(Math.round(best.light / 60), { style: 'unit', unit: 'hour' }),
            })}
          </p>
        ) : null}
        {stormy.length > 0 ? (
          <p className="border-signal border-s-4 bg-signal-wash p-2">
            {t('year.storms', { months: formats.list(stormy.map(({ month }) => name(month, 'long'))) })}
          </p>
        ) : null}
      </div>
      <MonthScores ranked={ranked} months={months} />
    </>
  )
}

type RankedProps = { ranked: readonly RankedMonth[]; months: readonly MonthFacts[] }

/** The score of each month, in calendar order. */
function MonthScores({ ranked, months }: RankedProps) {
  const t = useText(climateMessages)
  const formats = useFormats()
  const name = useMonthName()
  const scores = new Map(ranked.map(({ month, score }) => [month, score]))
  return (
    <table className="tabular w-full text-xs">
      <caption className="coordinate pb-1 text-start">{t('best.bars')}</caption>
      <tbody className="grid gap-x-6 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-6">
        {months.map(({ month }) => {
          const percent = Math.round(100 * (scores.get(month) ?? 0))
          const isNamed = recommendedMonths(ranked).includes(month)
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
                  <rect width={percent} height="10" className={isNamed ? 'fill-brand' : 'fill-rule'} />
                </svg>
              </td>
              <td className="text-end">{formats.number(percent)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

// Every other character in the address counts as 0.
function parseWeights(text: string): MonthWeights {
  const [warm, dry, quiet, cheap, light] = MONTH_CRITERIA.map((_, index) => {
    const weight = Number(text[index] ?? 0)
    return Number.isInteger(weight) && weight <= MAX_WEIGHT ? weight : 0
  })
  return { warm: warm ?? 0, dry: dry ?? 0, quiet: quiet ?? 0, cheap: cheap ?? 0, light: light ?? 0 }
}

function formatWeights(weights: MonthWeights): string {
  return MONTH_CRITERIA.map((criterion) => weights[criterion]).join('')
}

const WEIGHT_KEYS = ['best.weight.0', 'best.weight.1', 'best.weight.2', 'best.weight.3'] as const
function weightKey(weight: number): (typeof WEIGHT_KEYS)[number] {
  return WEIGHT_KEYS[weight] ?? 'best.weight.0'
}

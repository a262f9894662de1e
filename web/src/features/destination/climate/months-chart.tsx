import { climateMessages } from '@tripwright/domain/destination/climate'
import type { MonthFacts } from '@tripwright/domain/destination/travel-intel'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useMonthName } from './month-figures.tsx'

/** Rain that fills the chart's height at least, in mm: a dry city must not look wet. */
const FULL_SCALE_RAIN_MM = 300

type ChartProps = { months: readonly MonthFacts[]; month: number; onChoose: (month: number) => void }

/** Twelve months in a row, each a button; a table below has the same figures. */
export function MonthsChart({ months, month, onChoose }: ChartProps) {
  const t = useText(climateMessages)
  const { rainfall, rainUnit } = useMeasures()
  const wettest = Math.max(FULL_SCALE_RAIN_MM, ...months.map(({ rain }) => rain))
  return (
    <section className="grid gap-3 border-ink border-t pt-3">
      <h3>{t('year.title')}</h3>
      <p className="text-muted text-sm max-md:hidden">{t('year.text')}</p>
      <div className="tabular -mx-1 grid gap-4">
        <MonthLabels months={months} month={month} onChoose={onChoose} />
        <TemperatureStrip months={months} month={month} />
        <Bars label={t('year.rain')} months={months} month={month} most={25} value={(one) => one.rainDays} />
        <Bars
          label={t('year.amount', { unit: rainUnit })}
          months={months}
          month={month}
          most={rainfall(wettest)}
          digits={rainUnit === 'mm' ? 0 : 1}
          value={(one) => rainfall(one.rain)}
        />
        <Bars
          label={t('year.light')}
          months={months}
          month={month}
          most={20}
          value={(one) => Math.round(one.light / 60)}
        />
        <Bars label={t('year.crowd')} months={months} month={month} most={5} value={(one) => one.crowd} />
        {months.every(({ bed }) => bed !== null) ? (
          <Bars
            label={t('year.bed')}
            months={months}
            month={month}
            most={160}
            value={(one) => one.bed ?? 0}
          />
        ) : null}
      </div>
      <StormSeason months={months} />
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold">
          {t('year.table')}
          <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <div className="overflow-x-auto">
          <FiguresTable months={months} />
        </div>
      </details>
    </section>
  )
}

/** The season of tropical storms, for cities that they reach. */
function StormSeason({ months }: { months: readonly MonthFacts[] }) {
  const t = useText(climateMessages)
  const formats = useFormats()
  const name = useMonthName()
  const stormy = months.filter(({ isStormy }) => isStormy).map(({ month }) => name(month, 'long'))
  if (stormy.length === 0) return null
  return (
    <p className="border-signal border-s-4 bg-signal-wash p-3">
      {t('year.storms', { months: formats.list(stormy) })}
    </p>
  )
}

/** Names of the months; buttons on a wide screen; a narrow screen has the field above instead. */
function MonthLabels({ months, month, onChoose }: ChartProps) {
  const t = useText(climateMessages)
  const name = useMonthName()
  const labelClass = (one: MonthFacts) =>
    one.month === month ? 'border-ink bg-wash font-bold' : 'border-hairline'
  return (
    <>
      <fieldset className="m-0 grid grid-cols-12 border-0 p-0 max-md:hidden">
        <legend className="sr-only">{t('year.title')}</legend>
        {months.map((one) => (
          <button
            key={one.month}
            type="button"
            aria-pressed={one.month === month}
            onClick={() => onChoose(one.month)}
            className={clsx('min-h-11 min-w-0 border-b-2 text-xs', labelClass(one))}
          >
            <span aria-hidden="true">{name(one.month, 'short')}</span>
            <span className="sr-only">{t('year.choose', { month: name(one.month, 'long') })}</span>
          </button>
        ))}
      </fieldset>
      <div aria-hidden="true" className="grid grid-cols-12 text-center text-xs md:hidden">
        {months.map((one) => (
          <span key={one.month} className={clsx('border-b-2 py-1', labelClass(one))}>
            {name(one.month, 'narrow')}
          </span>
        ))}
      </div>
    </>
  )
}

/** The range from night to day temperatures of each month. */
function TemperatureStrip({ months, month }: { months: readonly MonthFacts[]; month: number }) {
  const t = useText(climateMessages)
  const top = Math.max(...months.map(({ high }) => high))
  const bottom = Math.min(...months.map(({ low }) => low))
  const room = Math.max(1, top - bottom)
  const { temperature, degreeUnit } = useMeasures()
  return (
    <Strip label={t('year.air', { unit: degreeUnit })}>
      <Figures months={months} month={month} value={({ high }) => temperature(high)} />
      <StripSvg>
        {months.map((one, index) => (
          <rect
            key={one.month}
            x={index * 60 + 14}
            width="32"
            y={(100 * (top - one.high)) / room}
            height={Math.max(3, (100 * (one.high - one.low)) / room)}
            className={one.month === month ? 'fill-ink' : 'fill-brand'}
          />
        ))}
        {bottom < 0 && top > 0 ? (
          <path
            d={`M0 ${(100 * top) / room}H720`}
            className="stroke-rule"
            strokeDasharray="4 6"
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
      </StripSvg>
      <Figures months={months} month={month} value={({ low }) => temperature(low)} />
    </Strip>
  )
}

type BarsProps = {
  label: string
  months: readonly MonthFacts[]
  month: number
  /** The value that fills the height. */
  most: number
  value: (one: MonthFacts) => number
  /** The text behind the point; none by default. */
  digits?: number
}

function Bars({ label, months, month, most, value, digits = 0 }: BarsProps) {
  return (
    <Strip label={label}>
      <StripSvg isLow>
        {months.map((one, index) => {
          const height = Math.max(2, Math.min(100, (100 * value(one)) / most))
          return (
            <rect
              key={one.month}
              x={index * 60 + 14}
              width="32"
              y={100 - height}
              height={height}
              className={one.month === month ? 'fill-ink' : 'fill-brand'}
            />
          )
        })}
      </StripSvg>
      <Figures months={months} month={month} value={value} digits={digits} />
    </Strip>
  )
}

/** Hidden from screen readers: the table below has the same data. */
function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className="grid">
      <p className="coordinate px-1 pb-1">{label}</p>
      {children}
    </div>
  )
}

function StripSvg({ isLow = false, children }: { isLow?: boolean; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 720 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('w-full border-hairline border-y rtl:-scale-x-100', isLow ? 'h-10' : 'h-28')}
    >
      {children}
    </svg>
  )
}

type FiguresProps = Pick<BarsProps, 'months' | 'month' | 'value' | 'digits'>

function Figures({ months, month, value, digits = 0 }: FiguresProps) {
  const formats = useFormats()
  return (
    <div className="grid grid-cols-12 py-0.5 text-center text-xs max-sm:text-[0.625rem]">
      {months.map((one) => (
        <span key={one.month} className={one.month === month ? 'font-bold' : 'text-muted'}>
          {formats.number(value(one), { maximumFractionDigits: digits })}
        </span>
      ))}
    </div>
  )
}

const COLUMNS = ['high', 'low', 'rain', 'days', 'sun', 'sea', 'crowd', 'bed'] as const

function FiguresTable({ months }: { months: readonly MonthFacts[] }) {
  const t = useText(climateMessages)
  const formats = useFormats()
  const name = useMonthName()
  const { temperature, degreeUnit, rainfall, rainUnit } = useMeasures()
  const figureOf = (one: MonthFacts, column: (typeof COLUMNS)[number]) => {
    if (column === 'days') return one.rainDays
    if (column === 'rain') return rainfall(one.rain)
    if (column === 'high' || column === 'low') return temperature(one[column])
    return column === 'sea' && one.sea !== null ? temperature(one.sea) : one[column]
  }
  const unitOf = (column: (typeof COLUMNS)[number]) => (column === 'rain' ? rainUnit : degreeUnit)
  const columns = COLUMNS.filter((column) => months.some((one) => figureOf(one, column) !== null))
  return (
    <table className="tabular w-full min-w-136 text-sm">
      <thead>
        <tr className="border-ink border-b align-bottom">
          <th scope="col" className="py-1 text-start">
            {t('head.month')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1 ps-2 text-end">
              {t(`head.${column}`, { unit: unitOf(column) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((one) => (
          <tr key={one.month} className="border-hairline border-b">
            <th scope="row" className="py-1 text-start font-normal">
              {name(one.month, 'long')}
            </th>
            {columns.map((column) => (
              <td key={column} className="py-1 ps-2 text-end">
                {formats.number(figureOf(one, column) ?? 0, { maximumFractionDigits: 1 })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

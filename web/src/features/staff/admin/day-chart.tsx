import { adminMessages } from '@tripwright/domain/staff/admin'
import { useText } from '#platform/text/use-text.ts'

type DayChartProps = {
  name: string
  /** At least one. */
  values: readonly { day: string; value: number }[]
  show: (value: number) => string
}

const HEIGHT = 40

/** The sum of some days, and a bar for each. The bars run in the direction of reading. */
export function DayChart({ name, values, show }: DayChartProps) {
  const t = useText(adminMessages)
  const total = values.reduce((sum, { value }) => sum + value, 0)
  const top = values.reduce((most, one) => (one.value > most.value ? one : most))
  return (
    <section className="grid content-start gap-2">
      <h3 className="flex justify-between gap-4">
        <span>{name}</span>
        <span className="tabular">{show(total)}</span>
      </h3>
      <svg
        viewBox={`0 0 ${values.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('figures.chart', { name, most: show(top.value), at: new Date(top.day) })}
        className="h-16 w-full border-rule border-b text-brand rtl:-scale-x-100"
      >
        {values.map(({ day, value }, i) => {
          const height = top.value > 0 ? Math.max(0, (value / top.value) * HEIGHT) : 0
          return (
            <rect key={day} x={i + 0.1} y={HEIGHT - height} width={0.8} height={height} fill="currentColor" />
          )
        })}
      </svg>
    </section>
  )
}

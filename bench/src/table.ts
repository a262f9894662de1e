import { type Comparison, compare, type Figure, isMet, type KnownFigures } from './figures.ts'

/** The figures as lines for the terminal: one heading a group, one row a figure, numbers to the right. */
export function figureTable(figures: readonly Figure[], baseline: KnownFigures, yardstick?: string): string {
  const head = [
    '',
    'now',
    ...(yardstick === undefined ? [] : [`to ${yardstick}`]),
    'baseline',
    'ratio',
    'to beat',
  ]
  const rows = figures.map((figure) =>
    cells(figure, baseline[figure.group]?.[figure.name], yardstick !== undefined),
  )
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const lines = [line(head)]
  figures.forEach(({ group }, index) => {
    if (group !== figures[index - 1]?.group) lines.push(group)
    lines.push(line(rows[index] ?? []))
  })
  return lines.join('\n')
}

function cells(figure: Figure, baseline: number | undefined, hasYardstick: boolean): string[] {
  const { name, value, unit, yardstick, aim } = figure
  const beside = yardstick === undefined || yardstick === 0 ? '' : times(value / yardstick)
  return [
    `  ${name}`,
    withUnit(value, unit),
    ...(hasYardstick ? [beside] : []),
    baseline === undefined ? '-' : withUnit(baseline, unit),
    baseline === undefined ? '' : inWords(compare(figure, baseline)),
    aim === undefined ? '' : `${withUnit(aim, unit)} ${isMet(figure, aim) ? 'met' : 'MISSED'}`,
  ]
}

function inWords({ ratio, verdict }: Comparison): string {
  const number = ratio === null ? '' : times(ratio)
  return verdict === 'same' ? number : `${verdict} ${number}`.trimEnd()
}

const times = (ratio: number) => `x${ratio.toFixed(2)}`

function withUnit(value: number, unit: string): string {
  return `${inDigits(value)} ${unit}`.trimEnd()
}

/** Three digits for a small number, all of a large one. */
export function inDigits(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}

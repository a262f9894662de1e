import { type FactSources, factSourcesMessages } from '@tripwright/domain/site/fact-sources'
import type { ReactNode } from 'react'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { WideTable } from '#ui/wide-table.tsx'

type FactTableRow = FactSources['tables'][number]
type FactTablesProps = { tables: readonly FactTableRow[] }
const NAMES_SHOWN = 4
const HEADS = ['head.rows', 'head.age', 'head.second', 'head.doubtful', 'head.caution'] as const
const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const

/** Each table of facts as a line of one table; on a phone as a card. */
export function FactTables({ tables }: FactTablesProps) {
  return useLayoutVariant() === 'desktop' ? <WideTables tables={tables} /> : <TableCards tables={tables} />
}

/** In a narrow window it scrolls inside its frame. */
function WideTables({ tables }: FactTablesProps) {
  const t = useText(factSourcesMessages)
  const cellsOf = useCells()
  return (
    <WideTable label={t('heading')}>
      <table className="tabular w-full min-w-160 border-ink border-t text-start">
        <thead>
          <tr>
            <th scope="col" className="p-3 ps-0 text-start">
              {t('head.table')}
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col" className="p-3 text-start">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-sm">
          {tables.map((table) => (
            <tr key={table.id} className="border-hairline border-t align-top">
              <th scope="row" className="p-3 ps-0 text-start">
                {t(`table.${table.id}`)}
              </th>
              {cellsOf(table).map(([head, value]) => (
                <td key={head} className="p-3">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function TableCards({ tables }: FactTablesProps) {
  const t = useText(factSourcesMessages)
  const cellsOf = useCells()
  return (
    <ul className="grid gap-6">
      {tables.map((table) => (
        <li key={table.id} className="grid gap-2 border-ink border-t pt-3">
          <h2 className="text-xl">{t(`table.${table.id}`)}</h2>
          <dl className="grid gap-2">
            {cellsOf(table).map(([head, value]) => (
              <div key={head}>
                <dt className="coordinate">{t(head)}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** The cells of a table's row. */
function useCells(): (table: FactTableRow) => [(typeof HEADS)[number], ReactNode][] {
  const t = useText(factSourcesMessages)
  const formats = useFormats()
  return (table) => [
    ['head.rows', formats.number(table.rows)],
    ['head.age', <Age key="age" table={table} />],
    [
      'head.second',
      <span key="second">
        {formats.number(table.secondSource, PERCENT)}.{' '}
        <Sources names={table.sources} isConfirmed={table.secondSource > 0} />
      </span>,
    ],
    ['head.doubtful', formats.number(table.doubtful)],
    ['head.caution', t(`caution.${table.id}`)],
  ]
}

function Age({ table: { asOf, written, checked } }: { table: FactTableRow }) {
  const t = useText(factSourcesMessages)
  const formats = useFormats()
  const date = (day: string) => formats.date(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <span className="grid gap-1">
      <span>{t('age.asOf', { date: date(asOf) })}</span>
      {written ? <span>{t('age.written', { date: date(written) })}</span> : null}
      {checked ? <span>{t('age.checked', { date: date(checked) })}</span> : null}
    </span>
  )
}

function Sources({ names, isConfirmed }: { names: readonly string[]; isConfirmed: boolean }) {
  const t = useText(factSourcesMessages)
  const formats = useFormats()
  if (names.length === 0) return t('sources.none')
  if (!isConfirmed) return <bdi>{t('sources.origin', { names: formats.list(names) })}</bdi>
  const more = names.length - NAMES_SHOWN
  if (more <= 0) return <bdi>{t('sources.some', { names: formats.list(names) })}</bdi>
  return <bdi>{t('sources.more', { names: names.slice(0, NAMES_SHOWN).join(', '), count: more })}</bdi>
}

import type { PriceRange } from '@tripwright/domain/destination/costs'
import {
  type EstimateDraft,
  type EstimateRequest,
  estimateMessages,
  perPersonDay,
  type TripEstimate,
} from '@tripwright/domain/money/estimate'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { useWholeMoney } from './whole-money.state.ts'

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

type ResultProps = {
  draft: EstimateDraft
  request: EstimateRequest
  estimate: TripEstimate
  onTake: () => void
}

/** The cost: in total, per person and day, by kind, and by city. */
export function EstimateResult({ draft, request, estimate, onTake }: ResultProps) {
  const t = useText(estimateMessages)
  const formats = useFormats()
  const money = useWholeMoney(request.currency)
  const { total, days } = estimate
  const { people } = request
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  const cities = formats.list(request.stops.map(({ city }) => city.name))
  return (
    <section className="grid gap-4" aria-labelledby="estimate-result">
      <h2 id="estimate-result" className="text-xl">
        {t('result.title')}
      </h2>
      <output className="grid gap-1">
        <span className="tabular font-bold font-display text-4xl">
          {t('result.total', { amount: money(total.likely) })}
        </span>
        <span className="tabular">
          {t('result.range', { low: money(total.low), high: money(total.high) })}
        </span>
        <span className="tabular font-semibold">
          {t('result.day', { people, amount: money(perPersonDay(total.likely, { people, days })) })}
        </span>
      </output>
      <Kinds request={request} estimate={estimate} />
      {request.stops.length > 1 ? <Stops request={request} estimate={estimate} /> : null}
      <p className="text-muted text-sm">
        {t('result.days', { days, from: day(request.from), to: day(estimate.to) })}
      </p>
      <Unsure request={request} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTake}>{t('result.take')}</Button>
        <Suspense fallback={<div className="min-h-11" />}>
          <AnswerActions
            path="/budget"
            inputs={{ ...draft, currency: request.currency }}
            title={t('share.title', { cities })}
            description={t('share.text', { amount: money(total.likely), people, days })}
          />
        </Suspense>
      </div>
    </section>
  )
}

function Kinds({ request: { currency, people }, estimate }: Pick<ResultProps, 'request' | 'estimate'>) {
  const t = useText(estimateMessages)
  const money = useWholeMoney(currency)
  const each = (sum: number) => money(perPersonDay(sum, { people, days: estimate.days }))
  const { parts, total } = estimate
  const kinds = ['bed', 'meal', 'transport', 'sights', 'other'] as const
  return (
    <Table head={[t('result.kind'), t('result.each'), t('result.all')]}>
      {kinds
        .filter((kind) => kind !== 'other' || parts.other.likely > 0)
        .map((kind) => (
          <Row key={kind} name={t(`category.${kind}`)} range={parts[kind]} currency={currency}>
            {each(parts[kind].likely)}
          </Row>
        ))}
      <Row isSum name={t('result.all')} range={total} currency={currency}>
        {each(total.likely)}
      </Row>
    </Table>
  )
}

function Stops({ request, estimate }: Pick<ResultProps, 'request' | 'estimate'>) {
  const t = useText(estimateMessages)
  const formats = useFormats()
  return (
    <Table head={[t('result.where'), t('form.from'), t('result.all')]}>
      {estimate.stops.map(({ from, nights, total }, index) => (
        <Row
          key={from}
          name={t('result.stop', { city: request.stops[index]?.city.name ?? '', nights })}
          range={total}
          currency={request.currency}
        >
          {formats.date(new Date(from), { day: 'numeric', month: 'short', timeZone: 'UTC' })}
        </Row>
      ))}
    </Table>
  )
}

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <table className="tabular w-full">
      <thead>
        <tr className="border-ink border-b text-sm">
          {head.map((title, index) => (
            <th key={title} scope="col" className={`py-1 ${index === 0 ? 'text-start' : 'ps-3 text-end'}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type RowProps = { name: string; range: PriceRange; currency: string; isSum?: boolean; children: ReactNode }

function Row({ name, range, currency, isSum = false, children }: RowProps) {
  const t = useText(estimateMessages)
  const money = useWholeMoney(currency)
  return (
    <tr className={isSum ? 'border-ink border-t font-semibold' : 'border-hairline border-b'}>
      <th scope="row" className={`py-2 text-start ${isSum ? '' : 'font-normal'}`}>
        {name}
      </th>
      <td className="py-2 ps-3 text-end">{children}</td>
      <td className="grid py-2 ps-3 text-end">
        <span>{money(range.likely)}</span>
        {range.low < range.high ? (
          <span className="text-muted text-sm font-normal">
            {t('result.between', { low: money(range.low), high: money(range.high) })}
          </span>
        ) : null}
      </td>
    </tr>
  )
}

function Unsure({ request }: Pick<ResultProps, 'request'>) {
  const t = useText(estimateMessages)
  const formats = useFormats()
  const unsure = [...new Set(request.stops.flatMap(({ city }) => (city.certain ? [] : [city.name])))]
  if (unsure.length === 0) return null
  return (
    <p className="border-signal border-s-4 bg-signal-wash p-3 text-sm">
      {t('result.unsure', { cities: formats.list(unsure) })}
    </p>
  )
}

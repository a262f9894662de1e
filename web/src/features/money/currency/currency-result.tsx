import {
  currencyMessages,
  findSuccessor,
  oldNameKey,
  type RateTable,
  showDecimal,
  showRate,
} from '@tripwright/domain/money/currency'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Suspense } from 'react'
import { useRateAgeText } from '#features/money/exchange-rates/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { isSamePair, useCurrencyChoice } from './currency-choice.state.ts'
import {
  type Conversion,
  type CurrencyDraft,
  currenciesOf,
  readConversion,
} from './currency-converter.state.ts'

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

type ResultProps = {
  draft: CurrencyDraft
  change: (part: Partial<CurrencyDraft>) => void
  table: RateTable
}

/** Countries whose official rate is far from the market rate. */
const OFFICIAL_ALONE = ['IRR', 'CUP', 'MMK']

/** The result in large type, the rate in both directions, its age, and favourite pairs. */
export function CurrencyResult({ draft, change, table }: ResultProps) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  const age = useRateAgeText()
  const pair = Object.values(currenciesOf(draft))
  const uncertain = table.uncertain.filter((code) => pair.includes(code))
  const official = OFFICIAL_ALONE.filter((code) => pair.includes(code))
  const read = readConversion(draft, table, formats.decimalMark())
  return (
    <>
      <output className="grid min-h-28 content-center gap-1 border-ink border-y py-4">
        {read.ok ? <Sum read={read} {...currenciesOf(draft)} /> : null}
        {!read.ok && 'currency' in read ? <NoRateText read={read} draft={draft} change={change} /> : null}
      </output>
      <p className="flex gap-2 text-sm">
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 text-signal" />
        <span>
          {age(table, pair)}{' '}
          {uncertain.length > 0 ? t('age.uncertain', { codes: formats.list(uncertain) }) : null}{' '}
          {official.length > 0 ? t('age.street', { codes: formats.list(official) }) : null}
        </span>
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Pairs draft={draft} change={change} />
        {read.ok ? <PassOn read={read} {...currenciesOf(draft)} /> : null}
      </div>
    </>
  )
}

function Sum({ read, from, to }: { read: Conversion & { ok: true }; from: string; to: string }) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  const rateText = (rate: typeof read.there) =>
    formats.number(Number(showRate(rate)), { maximumSignificantDigits: 6 })
  return (
    <>
      <span className="tabular text-muted">
        {t('result', { from: formats.money(read.minor, from, { currencyDisplay: 'code' }) })}
      </span>
      <bdi className="tabular wrap-anywhere font-bold font-display text-3xl">
        {formats.money(read.result, to, { currencyDisplay: 'code' })}
      </bdi>
      <span className="tabular flex flex-wrap gap-x-6 text-muted text-sm">
        <bdi dir="ltr">{t('rate', { from, to, rate: rateText(read.there) })}</bdi>
        <bdi dir="ltr">{t('rate', { from: to, to: from, rate: rateText(read.back) })}</bdi>
      </span>
    </>
  )
}

function PassOn({ read, from, to }: { read: Conversion & { ok: true }; from: string; to: string }) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  const money = (sum: bigint, of: string) => formats.money(sum, of, { currencyDisplay: 'code' })
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <AnswerActions
        path="/currency-converter"
        inputs={{ amount: showDecimal(read.minor, from), from, to }}
        title={`${t('result', { from: money(read.minor, from) })} ${money(read.result, to)}`}
      />
    </Suspense>
  )
}

type NoRateProps = Pick<ResultProps, 'draft' | 'change'> & { read: Conversion & { currency: string } }

function NoRateText({ read: { currency: code }, draft, change }: NoRateProps) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  const replaced = findSuccessor(code, today())
  if (replaced === null) return <span>{t('unknown.text', { code })}</span>
  const { by, on, units } = replaced
  const oldName = oldNameKey(code)
  const date = formats.date(new Date(on), { dateStyle: 'long', timeZone: 'UTC' })
  const field = currenciesOf(draft).from === code ? 'from' : 'to'
  return (
    <span className="grid justify-items-start gap-3">
      {t('replaced.text', {
        name: oldName ? t(oldName) : code,
        code,
        by: formats.currency(by),
        date,
        units: formats.number(Number(units), { maximumSignificantDigits: 7 }),
      })}
      <Button variant="outline" onClick={() => change({ [field]: by })}>
        {t('replaced.use', { by })}
      </Button>
    </span>
  )
}

function Pairs({ draft, change }: Pick<ResultProps, 'draft' | 'change'>) {
  const t = useText(currencyMessages)
  const [choice, keep] = useCurrencyChoice()
  const pair = currenciesOf(draft)
  const isSaved = choice.pairs.some((one) => isSamePair(one, pair))
  const others = choice.pairs.filter((one) => !isSamePair(one, pair))

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant={isSaved ? 'secondary' : 'outline'}
        aria-pressed={isSaved}
        onClick={() => keep({ pairs: isSaved ? others : [...others, pair].slice(-20) })}
      >
        <Star aria-hidden="true" className={isSaved ? 'fill-current' : ''} />
        {t(isSaved ? 'keep.remove' : 'keep.add', pair)}
      </Button>
      {others.length > 0 ? (
        <ul aria-label={t('kept.title')} className="contents">
          {others.map((one) => (
            <li key={`${one.from}-${one.to}`}>
              <Button variant="ghost" onClick={() => change(one)}>
                {t('kept.use', one)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

import {
  applyLaws,
  type CompensationVerdict,
  compensationMessages,
  type DisruptedFlight,
  type FlightFormState,
  nationalLawsOf,
  type ParsedFlightForm,
} from '@tripwright/domain/claims/compensation'
import { convert, findRate, rateSourceOf } from '@tripwright/domain/money/currency'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ExternalLink from 'lucide-react/icons/external-link'
import Minus from 'lucide-react/icons/minus'
import { Suspense } from 'react'
import { homeCountry, useCountry } from '#features/destination/countries/index.ts'
import { useRates } from '#features/money/exchange-rates/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import type { OpenClaim } from './open-claim.state.ts'

// Lazy: only a passenger with a claim needs it.
const ClaimLetter = lazyPart(() => import('./claim-letter.tsx').then((part) => part.ClaimLetter))

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

type AnswerProps = {
  draft: FlightFormState
  read: ParsedFlightForm
  flight: DisruptedFlight
  claim: OpenClaim
}

/** The result of each law: sums first, then refusals, then the laws that do not apply to this flight; and the letter. */
export function CompensationAnswer({ draft, read, flight, claim }: AnswerProps) {
  const t = useText(compensationMessages)
  const verdicts = applyLaws(flight)
  const [due, none] = [verdicts.filter((one) => one.due), verdicts.filter((one) => one.applies && !one.due)]
  const others = verdicts.filter((one) => !one.applies)

  return (
    <>
      <section className="grid gap-4" aria-labelledby="answer">
        <h2 id="answer">{t('answer.title')}</h2>
        <div role="status" className="grid gap-4">
          <RouteLine read={read} flight={flight} />
          {due.length === 0 ? <p className="font-semibold text-lg">{t('answer.none')}</p> : null}
          <ul className="grid">
            {[...due, ...none].map((verdict) => (
              <VerdictItem key={verdict.law} verdict={verdict} />
            ))}
          </ul>
          {due.length > 1 ? <p className="text-muted text-sm">{t('answer.once')}</p> : null}
        </div>
        {nationalLawsOf(flight.departureCountry, flight.arrivalCountry).map((law) => (
          <NationalLawNote key={law.country} {...law} />
        ))}
        {others.length > 0 ? <OtherVerdicts verdicts={others} /> : null}
        <ShareVerdict draft={draft} read={read} flight={flight} due={due} />
      </section>
      {due.length > 0 ? (
        <Suspense fallback={<div className="skeleton min-h-96" />}>
          <ClaimLetter draft={draft} read={read} flight={flight} due={due} claim={claim} />
        </Suspense>
      ) : null}
    </>
  )
}

function RouteLine({
  read: { departure, arrival },
  flight,
}: {
  read: ParsedFlightForm
  flight: DisruptedFlight
}) {
  const t = useText(compensationMessages)
  const formats = useFormats()
  if (!departure || !arrival) return null
  const [from, to] = [departure, arrival].map(({ city, iata }) => `${city} (${iata})`)
  return (
    <p className="coordinate">
      {t('answer.route', { from: from ?? '', to: to ?? '', km: Math.round(flight.km) })}
      {' · '}
      {formats.date(new Date(flight.date), { dateStyle: 'long', timeZone: 'UTC' })}
    </p>
  )
}

type ShareVerdictProps = Omit<AnswerProps, 'claim'> & { due: readonly CompensationVerdict[] }

function ShareVerdict({ draft, read, flight, due: [first] }: ShareVerdictProps) {
  const t = useText(compensationMessages)
  const formats = useFormats()
  const { departure, arrival } = read
  const route = `${departure?.iata ?? flight.departureCountry}–${arrival?.iata ?? flight.arrivalCountry}`
  const firstAmount = first?.amount
    ? t('answer.due', { amount: formats.money(first.amount, first.currency, { currencyDisplay: 'code' }) })
    : t('answer.none')
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <AnswerActions
        path="/flight-compensation"
        inputs={{
          ...draft,
          departure: departure?.iata ?? '',
          arrival: arrival?.iata ?? '',
          carrier: flight.carrierCountry,
        }}
        title={`${route}: ${firstAmount}`}
        at={departure}
      />
    </Suspense>
  )
}

function VerdictItem({ verdict }: { verdict: CompensationVerdict }) {
  const t = useText(compensationMessages)
  const { law, due, reason, article, borderline, contested, basis } = verdict
  const Mark = due ? Check : Minus
  return (
    <li
      className={`grid gap-1 border-t py-4 ${due ? 'border-ink border-s-4 border-s-brand bg-wash px-4' : 'border-hairline px-5'}`}
    >
      <h3 className="flex items-center gap-2 text-base">
        <Mark aria-hidden="true" className={due ? 'size-5 text-brand' : 'size-5 text-muted'} />
        {t(`law.${law}`)}
      </h3>
      <DueAmount {...verdict} />
      <p className="max-w-prose">{t(`why.${reason}`)}</p>
      <p lang="en" className="text-muted text-sm">
        <bdi>{article}</bdi>
      </p>
      {basis && !contested ? (
        <p className="max-w-prose text-sm">{t(due ? 'answer.basis.no' : 'answer.basis.yes', { basis })}</p>
      ) : null}
      {contested ? <Warning>{t('answer.contested')}</Warning> : null}
      {borderline ? <Warning>{t('answer.borderline')}</Warning> : null}
    </li>
  )
}

/** The sum that is due, or the maximum that a court could award. */
function DueAmount({ due, amount, currency, limit }: CompensationVerdict) {
  const t = useText(compensationMessages)
  const formats = useFormats()
  const money = (sum: number, of: string) =>
    formats.money(sum, of, { currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' })
  const most = limit ? money(limit.amount, limit.currency) : ''
  if (!due)
    return limit ? <p className="tabular font-semibold">{t('answer.limit', { limit: most })}</p> : null
  return (
    <>
      <p className="tabular font-bold font-display text-2xl">
        {amount === null
          ? t('answer.due.unknown', { limit: most })
          : t('answer.due', { amount: money(amount, currency) })}
      </p>
      {amount === null ? null : <HomeCurrencyAmount amount={amount} currency={currency} />}
    </>
  )
}

/**
 * The approximate sum in the currency of the traveller's country, with the age of the rate; nothing where it is the same
 * currency.
 */
function HomeCurrencyAmount({ amount, currency }: { amount: number; currency: string }) {
  const t = useText(compensationMessages)
  const formats = useFormats()
  const [rates] = useRates()
  const { country } = useCountry(homeCountry())
  if (rates.state !== 'here' || country === null || country === 'loading') return null
  const { currency: home } = country
  const rate = home === currency ? null : findRate(rates.table, currency, home, today())
  if (!rate?.ok) return null
  const { date, source, isEstimate } = rateSourceOf(rates.table, [currency, home])
  return (
    <p className="tabular text-sm">
      {t('answer.at-home', {
        // Approximate, so without decimals.
        amount: formats.money(convert(BigInt(amount), currency, home, rate.value), home, {
          maximumFractionDigits: 0,
        }),
        date: formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' }),
        source,
        isEstimate: String(isEstimate),
      })}
    </p>
  )
}

function Warning({ children }: { children: string }) {
  return <p className="max-w-prose border-signal border-s-4 ps-3 text-sm">{children}</p>
}

/** A note about a law besides the seven, with its authority. */
function NationalLawNote({ country, name, authority, url }: ReturnType<typeof nationalLawsOf>[number]) {
  const t = useText(compensationMessages)
  const formats = useFormats()
  return (
    <div className="paper-grid neatline grid gap-1 p-5">
      <h3 className="text-base">{t('own.law', { country: formats.country(country) })}</h3>
      <p lang="en">
        <bdi>{name}</bdi>
      </p>
      <p className="max-w-prose">{t('own.text')}</p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-brand underline underline-offset-4"
      >
        <bdi lang="en">{authority}</bdi>
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </div>
  )
}

function OtherVerdicts({ verdicts }: { verdicts: readonly CompensationVerdict[] }) {
  const t = useText(compensationMessages)
  return (
    <details className="group border-hairline border-y">
      <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
        {t('answer.others')}
        <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <dl className="grid gap-3 pb-4 text-sm">
        {verdicts.map(({ law, reason, article }) => (
          <div key={law}>
            <dt className="font-semibold">{t(`law.${law}`)}</dt>
            <dd className="text-muted">
              {t(`why.${reason}`)} <bdi lang="en">{article}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

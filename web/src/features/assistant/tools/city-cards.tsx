import {
  type AnswerCard,
  assistantMessages,
  companionMessages,
} from '@tripwright/domain/assistant/conversation'
import type { IsoDate } from '@tripwright/domain/base/dates'
import { climateMessages } from '@tripwright/domain/destination/climate'
import { type CityCosts, convertCost, estimateStay } from '@tripwright/domain/destination/costs'
import { minutesAhead } from '@tripwright/domain/destination/travel-intel'
import { type BilingualPhrase, directionOf } from '@tripwright/domain/translation/phrasebook'
import Volume from 'lucide-react/icons/volume-2'
import { useEffect, useState } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { speakText, useHasVoice } from '#features/assistant/language/index.ts'
import { ClimateSource, MonthFigures, useMonthName } from '#features/destination/climate/index.ts'
import { CostSource, DayCost, useRateTable } from '#features/destination/costs/index.ts'
import { preferredCurrency } from '#features/money/currency/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { CardActions, CardFootnote, CardFrame, CardLink, CardSource, firstOf } from './answer-card.tsx'

type CardOfKind<K extends AnswerCard['kind']> = Extract<AnswerCard, { kind: K }>

/** Facts of a city and its language: the weather of a month, daily costs, a phrase, the time, a distance. */
export function CityCard({
  card,
}: {
  card: CardOfKind<'climate' | 'cost' | 'phrase' | 'clock' | 'distance'>
}) {
  switch (card.kind) {
    case 'climate':
      return <ClimateCard card={card} />
    case 'cost':
      return <CostCard card={card} />
    case 'phrase':
      return <PhraseCard card={card} />
    case 'clock':
      return <ClockCard card={card} />
    case 'distance':
      return <DistanceCard card={card} />
  }
}

function ClimateCard({ card: { city, facts, climate, best } }: { card: CardOfKind<'climate'> }) {
  const t = useText(assistantMessages)
  const words = useText(climateMessages)
  const formats = useFormats()
  const monthName = useMonthName()
  const title = t('climate.title', { city: city.name, month: monthName(facts.month, 'long') })
  const inputs = { city: city.id, month: firstOf(facts.month).slice(0, 7) }
  const [first, ...rest] = best.map((month) => monthName(month, 'long'))
  return (
    <CardFrame title={title}>
      {first === undefined ? null : (
        <p className="font-semibold">
          {words(rest.length > 0 ? 'best.line' : 'best.line.one', { first, rest: formats.list(rest) })}
        </p>
      )}
      <MonthFigures facts={facts} />
      <p>
        {t('climate.light', { hours: Math.floor(facts.light / 60), minutes: Math.round(facts.light % 60) })}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <CardLink href={`/gemini-travel-intel?${new URLSearchParams(inputs)}`}>
          {t('climate.onward')}
        </CardLink>
        <CardActions path="/gemini-travel-intel" inputs={inputs} title={title} />
      </div>
      <CardFootnote>
        <ClimateSource climate={climate} />
      </CardFootnote>
    </CardFrame>
  )
}

const DEFAULT_NIGHTS = 3

function CostCard({ card: { city, month, costs, party } }: { card: CardOfKind<'cost'> }) {
  const t = useText(assistantMessages)
  const currency = preferredCurrency()
  const title = t('cost.title', { city: city.name })
  const to = `${city.id}.${party ? Math.max(party.days - 1, 1) : DEFAULT_NIGHTS}`
  const people = party ? party.adults + party.children : 2
  const inputs = { to, start: firstOf(month), people: String(people), currency }
  return (
    <CardFrame title={title}>
      {party ? <WholeCost costs={costs} from={firstOf(month)} days={party.days} people={people} /> : null}
      <DayCost costs={costs} month={month} currency={currency} />
      <div className="flex flex-wrap items-center gap-2">
        <CardLink href={`/budget?${new URLSearchParams(inputs)}`}>{t('cost.onward')}</CardLink>
        <CardActions path="/budget" inputs={inputs} title={title} />
      </div>
      <CardFootnote>
        <CostSource costs={costs} />
      </CardFootnote>
    </CardFrame>
  )
}

const LIKELY = { bed: 'likely', meal: 'likely', transport: 'likely', sights: 'likely' } as const
type WholeCostProps = { costs: CityCosts; from: IsoDate; days: number; people: number }

/** What so many days cost all who go, in their own currency where there is a rate. */
function WholeCost({ costs, from, days, people }: WholeCostProps) {
  const t = useText(companionMessages)
  const formats = useFormats()
  const table = useRateTable()
  const nights = Math.max(days - 1, 1)
  const { total } = estimateStay(costs, { from, nights, days, people, styles: LIKELY, isOutside: false })
  const money = (amount: number) => {
    const sum = { amount, currency: costs.currency }
    const own = convertCost(sum, preferredCurrency(), table) ?? sum
    return formats.money(own.amount, own.currency, { maximumFractionDigits: 0 })
  }
  const [sum, low, high] = [total.likely, total.low, total.high].map(money)
  return (
    <>
      <p className="font-semibold">
        {t('cost.all', { days, people, sum: sum ?? '', low: low ?? '', high: high ?? '' })}
      </p>
      <p className="text-muted text-sm">{t('cost.all.text')}</p>
    </>
  )
}

function PhraseCard({ card }: { card: CardOfKind<'phrase'> }) {
  const t = useText(assistantMessages)
  const formats = useFormats()
  const { language, text, phrases, romanisation, voice } = card
  const isExact = phrases.length === 1
  const title = t('phrase.title', { language: formats.language(language), asked: text })
  const inputs = { to: language, find: phrases[0]?.english ?? '' }
  return (
    <CardFrame title={title}>
      {isExact ? null : <p>{t('phrase.near')}</p>}
      <ul className="grid gap-3">
        {phrases.map((phrase) => (
          <PhraseLine key={phrase.key} phrase={phrase} language={language} voice={voice} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <CardLink href={`/translate?${new URLSearchParams(inputs)}`}>{t('phrase.onward')}</CardLink>
        <CardActions
          path="/translate"
          inputs={inputs}
          title={`${phrases[0]?.english}: ${phrases[0]?.text}`}
        />
      </div>
      {romanisation ? (
        <p className="text-muted text-xs">{t('phrase.latin', { rules: romanisation })}</p>
      ) : null}
      {card.asOf === '' ? null : <CardSource {...card} />}
    </CardFrame>
  )
}

type LineProps = { phrase: BilingualPhrase; language: string; voice: string }

function PhraseLine({ phrase: { text, romanised, english, own, isUnsure }, language, voice }: LineProps) {
  const t = useText(assistantMessages)
  const hasVoice = useHasVoice(voice)
  return (
    <li className="flex items-start justify-between gap-3 border-hairline border-t pt-2">
      <div className="grid min-w-0">
        <bdi
          lang={language}
          dir={directionOf(language)}
          className="wrap-anywhere font-bold font-display text-3xl leading-tight"
        >
          {text}
        </bdi>
        {romanised ? <span lang={`${language}-Latn`}>{romanised}</span> : null}
        <span className="text-muted text-sm">{own === english ? english : `${own} · ${english}`}</span>
        {isUnsure ? <span className="text-signal text-sm">{t('phrase.unsure')}</span> : null}
      </div>
      {hasVoice ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('phrase.say', { text })}
          onClick={() => speakText(text, voice)}
        >
          <Volume aria-hidden="true" />
        </Button>
      ) : null}
    </li>
  )
}

const MS_PER_MINUTE = 60_000
const MAX_ZONES = 4

function ClockCard({ card: { city, country, zones } }: { card: CardOfKind<'clock'> }) {
  const t = useText(assistantMessages)
  const formats = useFormats()
  const now = useMinute()
  const differenceOf = useTimeDifference()
  const place = city?.name ?? (country ? formats.country(country.code) : '')
  const timeIn = (timeZone: string) =>
    formats.date(now, { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' })
  // Zones with the same time today share one line.
  const apart = zones.filter((zone, at) => zones.findIndex((one) => timeIn(one) === timeIn(zone)) === at)
  const [only] = apart
  if (apart.length === 1 && only)
    return (
      <CardFrame title={t('clock.title', { time: timeIn(only), place })}>
        <p>{differenceOf(only)}</p>
        <CardFootnote>{t('clock.source')}</CardFootnote>
      </CardFrame>
    )
  return (
    <CardFrame title={place}>
      <ul className="tabular grid">
        {apart.slice(0, MAX_ZONES).map((zone) => (
          <li key={zone} className="grid gap-x-4 border-hairline border-t py-2 sm:grid-cols-[12rem_1fr]">
            <span className="font-semibold">{cityOf(zone)}</span>
            <span>
              {timeIn(zone)}. {differenceOf(zone)}
            </span>
          </li>
        ))}
      </ul>
      <CardFootnote>{t('clock.source')}</CardFootnote>
    </CardFrame>
  )
}

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The difference between a zone's time and this device's, in words. */
function useTimeDifference(): (zone: string) => string {
  const t = useText(assistantMessages)
  const home = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (there) => {
    const ahead = minutesAhead(there, home, today())
    const zone = cityOf(home)
    if (ahead === 0) return t('clock.none', { zone })
    const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
    const time = minutes === 0 ? t('clock.hours', { hours }) : t('clock.minutes', { hours, minutes })
    return t(ahead > 0 ? 'clock.later' : 'clock.earlier', { time, zone })
  }
}

/** The time, to the minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MS_PER_MINUTE / 6)
    return () => clearInterval(timer)
  }, [])
  return now
}

function DistanceCard({ card: { from, to, metres } }: { card: CardOfKind<'distance'> }) {
  const t = useText(assistantMessages)
  const { distance } = useMeasures()
  const title = t('distance.title', { from: from.name, to: to.name, distance: distance(metres / 1000) })
  return (
    <CardFrame title={title}>
      <CardFootnote>{t('distance.text')}</CardFootnote>
    </CardFrame>
  )
}

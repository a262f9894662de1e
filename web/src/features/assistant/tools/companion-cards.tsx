import {
  assistantMessages,
  type CompanionAnswer,
  companionMessages,
} from '@tripwright/domain/assistant/conversation'
import { convertCost } from '@tripwright/domain/destination/costs'
import { provenanceOfGroup } from '@tripwright/domain/destination/countries'
import { countryNotesMessages } from '@tripwright/domain/destination/travel-intel'
import { risksMessages } from '@tripwright/domain/safety/risks'
import { packingItemsMessages } from '@tripwright/domain/trip/plan-view'
import { useMeasures } from '#features/account/preferences/index.ts'
import { ClimateSource, useMonthName } from '#features/destination/climate/index.ts'
import { CostSource, useRateTable } from '#features/destination/costs/index.ts'
import { CountryDriving, FactList, homeCountry } from '#features/destination/countries/index.ts'
import { WeatherWeek } from '#features/destination/weather/index.ts'
import { preferredCurrency } from '#features/money/currency/index.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { AirportCard } from './airport-card.tsx'
import { CardFootnote, CardFrame, CardLink, CardSource, useDateText } from './answer-card.tsx'
import { RouteCard } from './route-card.tsx'

type CardOfKind<K extends CompanionAnswer['kind']> = Extract<CompanionAnswer, { kind: K }>
type ShownKind =
  | 'split'
  | 'vaccinations'
  | 'driving'
  | 'festivals'
  | 'compare'
  | 'packing'
  | 'rights'
  | 'notes'
  | 'daylight'
  | 'forecast'
  | 'page'
  | 'airport'
  | 'route'

/** Answers that the companion composes itself, each with its source and the way to go on. */
export function CompanionCard({ card }: { card: CardOfKind<ShownKind> }) {
  switch (card.kind) {
    case 'split':
      return <SplitCard card={card} />
    case 'vaccinations':
      return <VaccinationsCard card={card} />
    case 'driving':
      return (
        <CardFrame>
          <CountryDriving country={card.country} home={homeCountry()} />
        </CardFrame>
      )
    case 'festivals':
      return <FestivalsCard card={card} />
    case 'compare':
      return <CompareCard card={card} />
    case 'packing':
      return <PackingCard card={card} />
    case 'rights':
      return <RightsCard card={card} />
    case 'notes':
      return <NotesCard card={card} />
    case 'daylight':
      return <DaylightCard card={card} />
    case 'forecast':
      return (
        <CardFrame>
          <WeatherWeek name={card.city.name} lat={card.city.lat} lon={card.city.lon} heading="h3" />
        </CardFrame>
      )
    case 'airport':
      return <AirportCard card={card} />
    case 'route':
      return <RouteCard card={card} />
    case 'page':
      return <PageCard card={card} />
  }
}

function SplitCard({ card: { total, people, shares } }: { card: CardOfKind<'split'> }) {
  const t = useText(companionMessages)
  const formats = useFormats()
  const money = (amount: number) => formats.money(amount, total.currency)
  const [first] = shares
  return (
    <CardFrame
      title={t('split.title', { total: money(total.amount), people })}
      action={<CardLink href="/budget">{t('split.open')}</CardLink>}
    >
      {shares.length === 1 && first ? (
        <p>{t('split.each', { people, share: money(first.amount) })}</p>
      ) : (
        <>
          {shares.map(({ amount, people: count }) => (
            <p key={amount}>{t('split.uneven', { count, share: money(amount) })}</p>
          ))}
          <p className="text-muted text-sm">{t('split.note')}</p>
        </>
      )}
    </CardFrame>
  )
}

function VaccinationsCard({ card: { country, risks } }: { card: CardOfKind<'vaccinations'> }) {
  const t = useText(companionMessages)
  const words = useText(risksMessages)
  const formats = useFormats()
  const rules = country.entry.vaccinations
  const names = (list: readonly NonNullable<typeof risks>['vaccinations']['most'][number][]) =>
    formats.list(list.map((one) => words(`vaccine.${one}`)))
  const { most = [], some = [] } = risks?.vaccinations ?? {}
  return (
    <CardFrame
      title={t('vaccinations.title', { country: formats.country(country.code) })}
      action={<CardLink href={`/documents?to=${country.code}`}>{t('vaccinations.open')}</CardLink>}
    >
      {rules.length === 0 ? <p>{t('vaccinations.none')}</p> : null}
      {rules.map(({ disease, required }) => (
        <p key={disease}>{t(`vaccinations.${required}`)}</p>
      ))}
      {risks && most.length + some.length > 0 ? (
        <FactList
          rows={[
            ...(most.length > 0 ? [[words('vaccines.most'), names(most)] as [string, string]] : []),
            ...(some.length > 0 ? [[words('vaccines.some'), names(some)] as [string, string]] : []),
          ]}
        />
      ) : null}
      {risks ? <p className="text-sm">{words('vaccines.routine')}</p> : null}
      {risks?.doubts.includes('vaccinations') ? (
        <p className="text-sm">{words('doubt.vaccinations')}</p>
      ) : null}
      <CardSource {...provenanceOfGroup(country, 'entry')} />
      {risks ? <CardSource {...risks} /> : null}
    </CardFrame>
  )
}

function FestivalsCard({ card }: { card: CardOfKind<'festivals'> }) {
  const t = useText(companionMessages)
  const formats = useFormats()
  const monthName = useMonthName()
  return (
    <CardFrame title={t('festivals.title', { place: card.city?.name ?? formats.country(card.country) })}>
      {card.festivals.length === 0 ? <p>{t('festivals.none')}</p> : null}
      <ul className="grid">
        {card.festivals.map(({ month, name }) => (
          <li key={name} className="flex gap-3">
            <span className="w-24 shrink-0 text-muted">{monthName(month, 'long')}</span>
            <bdi lang="en">{name}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-sm">{t('festivals.doubt')}</p>
      <CardSource {...card} />
    </CardFrame>
  )
}

/** The estimates are right within a quarter: a smaller difference tells nothing. */
const ESTIMATE_MARGIN = 1.25

function CompareCard({ card: { month, rows } }: { card: CardOfKind<'compare'> }) {
  const t = useText(companionMessages)
  const formats = useFormats()
  const monthName = useMonthName()
  const table = useRateTable()
  const currency = preferredCurrency()
  const priced = rows.map((row) => ({ row, atHome: convertCost(row.day, currency, table) }))
  const money = (amount: number, code: string) => formats.money(amount, code, { maximumFractionDigits: 0 })
  const sums = priced.flatMap(({ row, atHome }) => (atHome ? [{ city: row.city, sum: atHome.amount }] : []))
  const [least, next] = sums.sort((one, other) => one.sum - other.sum)
  const isComplete = least !== undefined && next !== undefined && sums.length === rows.length
  return (
    <CardFrame
      title={t('compare.title', { month: monthName(month, 'long') })}
      action={<CardLink href="/budget">{t('compare.open')}</CardLink>}
    >
      {isComplete ? (
        <p className="font-semibold">
          {next.sum > least.sum * ESTIMATE_MARGIN
            ? t('compare.cheapest', { city: least.city.name })
            : t('compare.near')}
        </p>
      ) : null}
      <ul className="grid">
        {priced.map(({ row: { city, day }, atHome }) => (
          <li key={city.id} className="flex flex-wrap justify-between gap-4 border-hairline border-t py-2">
            <span>{t('compare.row', { city: city.name, sum: money(day.amount, day.currency) })}</span>
            {atHome && atHome.currency !== day.currency ? (
              <span>{t('compare.home', { sum: money(atHome.amount, atHome.currency) })}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-muted text-sm">{t('compare.text')}</p>
      {rows[0] ? <CostSource costs={rows[0].costs} /> : null}
    </CardFrame>
  )
}

function PackingCard({ card: { city, facts, climate, items } }: { card: CardOfKind<'packing'> }) {
  const t = useText(companionMessages)
  const nameOf = useText(packingItemsMessages)
  const monthName = useMonthName()
  const { degrees } = useMeasures()
  return (
    <CardFrame title={t('packing.title', { city: city.name, month: monthName(facts.month, 'long') })}>
      <p>
        {t('packing.weather', {
          low: degrees(facts.low),
          high: degrees(facts.high),
          days: Math.round(facts.rainDays),
        })}
      </p>
      <ul className="list-disc ps-5">
        {items.map((item) => (
          <li key={item}>{nameOf(item)}</li>
        ))}
        <li>{t('packing.papers')}</li>
      </ul>
      <ClimateSource climate={climate} />
    </CardFrame>
  )
}

function RightsCard({ card: { disruption, hours } }: { card: CardOfKind<'rights'> }) {
  const t = useText(companionMessages)
  return (
    <CardFrame
      title={t(`rights.${disruption ?? 'any'}`)}
      action={<CardLink href="/flight-compensation">{t('rights.open')}</CardLink>}
    >
      {hours === null ? null : <p>{t('rights.hours', { hours })}</p>}
      <p className="max-w-prose">{t('rights.text')}</p>
    </CardFrame>
  )
}

function NotesCard({ card }: { card: CardOfKind<'notes'> }) {
  const t = useText(companionMessages)
  const words = useText(countryNotesMessages)
  const formats = useFormats()
  const { notes, topics, country } = card
  const isPhone = topics.includes('sim')
  const rows: [string, string][] = isPhone
    ? [
        [t('notes.sim'), words(`simCheck.${notes.simCheck}`)],
        [t('notes.esim'), words(`esim.${notes.esim}`)],
        [t('notes.operators'), formats.list(notes.operators)],
      ]
    : [[t('notes.etiquette'), notes.etiquette]]
  return (
    <CardFrame title={formats.country(country)}>
      <FactList rows={rows} />
      <p className="text-muted text-xs">{words('doubt')}</p>
      <CardSource {...card} />
    </CardFrame>
  )
}

function DaylightCard({ card: { city, light, date } }: { card: CardOfKind<'daylight'> }) {
  const t = useText(companionMessages)
  const own = useText(assistantMessages)
  const clock = useClock()
  const day = useDateText()
  const { sunrise, sunset, minutes } = light
  return (
    <CardFrame title={t('daylight.title', { city: city.name, day: day(date) })}>
      {sunrise !== null && sunset !== null ? (
        <>
          <p>
            {t('daylight.times', { sunrise: clock(Math.round(sunrise)), sunset: clock(Math.round(sunset)) })}
          </p>
          <p className="text-muted text-sm">
            {own('clock.minutes', { hours: Math.floor(minutes / 60), minutes: Math.floor(minutes % 60) })}
          </p>
        </>
      ) : (
        <p>{t(minutes === 0 ? 'daylight.never' : 'daylight.always')}</p>
      )}
      <CardFootnote>{t('daylight.source')}</CardFootnote>
    </CardFrame>
  )
}

const LINKED_PAGES = [
  'plan.make',
  'plan.explain',
  'bookings.add',
  'saved.add',
  'guide.read',
  'documents.checklist',
  'events.now',
  'text.translate',
  'cars.search',
  'nearby.find',
  'account.read',
  'emergency.numbers',
  'help.find',
] as const

function PageCard({ card: { tool, path } }: { card: CardOfKind<'page'> }) {
  const t = useText(companionMessages)
  const name = LINKED_PAGES.find((one) => one === tool)
  return (
    <CardFrame action={<CardLink href={path}>{t('page.open')}</CardLink>}>
      {name ? <p className="max-w-prose">{t(`page.${name}`)}</p> : null}
    </CardFrame>
  )
}

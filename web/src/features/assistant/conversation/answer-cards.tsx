import type { QuestionTurn } from '@tripwright/domain/assistant/chat-history'
import {
  assistantMessages,
  type CityRef,
  type CompanionAnswer,
  companionMessages,
} from '@tripwright/domain/assistant/conversation'
import { currencyDecimals } from '@tripwright/domain/base/money'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { Fragment, lazy } from 'react'
import { setTurnOutcome } from '#features/assistant/chat-history/index.ts'
import { writeStored } from '#platform/storage.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import type { AssistantAnswer } from './answer.state.ts'
import { CardFrame, CardLink, useDateText } from './answer-card.tsx'
import { HolidaysCard, HoursCard, MoneyCard, PlacesCard } from './fact-cards.tsx'

const CityCard = lazy(() => import('./city-cards.tsx').then(({ CityCard }) => ({ default: CityCard })))
const CountryCard = lazy(() =>
  import('./country-cards.tsx').then(({ CountryCard }) => ({ default: CountryCard })),
)

const ComposedAnswer = lazy(() =>
  import('#features/translation/answers/index.ts').then(({ ComposedAnswer }) => ({
    default: ComposedAnswer,
  })),
)

type CardOfKind<K extends CompanionAnswer['kind']> = Extract<CompanionAnswer, { kind: K }>

const CompanionCard = lazy(() =>
  import('./companion-cards.tsx').then(({ CompanionCard }) => ({ default: CompanionCard })),
)
const HelpCard = lazy(() => import('./help-card.tsx').then(({ HelpCard }) => ({ default: HelpCard })))
const ProposalCard = lazy(() =>
  import('#features/assistant/plan-changes/index.ts').then(({ ProposalCard }) => ({ default: ProposalCard })),
)
const TripCard = lazy(() => import('./trip-cards.tsx').then(({ TripCard }) => ({ default: TripCard })))
const QuestionCard = lazy(() =>
  import('./question-card.tsx').then(({ QuestionCard }) => ({ default: QuestionCard })),
)

type AnswerCardsProps = Omit<AssistantAnswer, 'isAnswered' | 'calls'> & {
  /** What a model wrote, which is in the language of the question. */
  said?: object
  turn?: QuestionTurn
  onAsk: (text: string) => void
}

/** An answer as cards with actions. */
export function AnswerCards({
  cards,
  cities,
  others,
  note,
  voice,
  leftOut = [],
  said,
  turn,
  onAsk,
}: AnswerCardsProps) {
  const tCompanion = useText(companionMessages)
  const formats = useFormats()
  const show = (card: CompanionAnswer) => (
    <CardSwitch card={card} cities={[...cities, ...others]} turn={turn} onAsk={onAsk} />
  )
  if (voice && !said)
    return (
      <ComposedAnswer cards={cards} voice={voice} note={note?.text ?? ''} onAsk={onAsk}>
        {show}
      </ComposedAnswer>
    )
  return (
    <>
      {note && !said ? (
        <p lang={note.language} dir="auto" className="text-muted">
          {note.text}
        </p>
      ) : null}
      {/* Several cards may be of one kind, and an answer does not change. */}
      {cards.map((card) => (
        <Fragment key={`${card.kind} ${cards.indexOf(card)}`}>{show(card)}</Fragment>
      ))}
      {leftOut.length > 0 ? (
        <p className="max-w-prose">{tCompanion('left-out', { details: formats.list(leftOut) })}</p>
      ) : null}
    </>
  )
}

type CardSwitchProps = {
  card: CompanionAnswer
  cities: readonly CityRef[]
  turn: QuestionTurn | undefined
  onAsk: (text: string) => void
}

function CardSwitch({ card, cities, turn, onAsk }: CardSwitchProps) {
  switch (card.kind) {
    case 'plan':
      return <PlanCard card={card} />
    case 'flights':
      return <FlightsCard card={card} />
    case 'stays':
      return <StaysCard card={card} />
    case 'hours':
      return <HoursCard card={card} onAsk={onAsk} />
    case 'places':
      return <PlacesCard card={card} />
    case 'holidays':
      return <HolidaysCard card={card} />
    case 'money':
      return <MoneyCard card={card} />
    case 'visa':
    case 'safety':
    case 'habits':
      return <CountryCard card={card} />
    case 'climate':
    case 'cost':
    case 'phrase':
    case 'clock':
    case 'distance':
      return <CityCard card={card} />
    case 'not-known':
      return <NotKnownCard what={card.what} />
    case 'help':
      return <HelpCard card={card} />
    case 'trip':
      return <TripCard card={card} />
    case 'proposal':
      return (
        <ProposalCard
          change={card.change}
          outcome={turn?.outcome ?? null}
          onOutcome={(outcome) => turn && setTurnOutcome(turn.id, outcome)}
          onAsk={onAsk}
        />
      )
    case 'question':
    case 'smalltalk':
    case 'refused':
      return <QuestionCard card={card} cities={cities} onAsk={onAsk} />
    default:
      return <CompanionCard card={card} />
  }
}

function PlanCard({ card: { intent, cities } }: { card: CardOfKind<'plan'> }) {
  const t = useText(assistantMessages)
  const categories = useText(itineraryPageMessages)
  const formats = useFormats()
  const day = useDateText()
  const names = formats.list(cities.map(({ name }) => name))
  const parts = [
    intent.startDate && t('plan.from', { date: day(intent.startDate) }),
    intent.adults && t('plan.adults', { count: intent.adults }),
    intent.children && t('plan.children', { count: intent.children }),
    intent.pace !== 'balanced' && t(`plan.pace.${intent.pace}`),
    intent.stepFree && t('plan.stepFree'),
    ...intent.interests.map((one) => categories(`category.${one}`)),
    intent.budget && t('plan.budget', { sum: formats.money(intent.budget.amount, intent.budget.currency) }),
  ].filter((one) => typeof one === 'string')
  return (
    <CardFrame
      title={t('plan.title', { days: intent.days ?? 0, cities: names })}
      action={
        <CardLink href="/itinerary" onClick={() => prefillPlanner(intent, cities)}>
          {t('plan.open')}
        </CardLink>
      }
    >
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {parts.map((one) => (
          <li key={one}>
            <Badge tone="brand">{one}</Badge>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-muted text-sm">{t('plan.text')}</p>
    </CardFrame>
  )
}

/** Fills the form of /itinerary with the intent; fields without a value keep theirs. */
function prefillPlanner(intent: CardOfKind<'plan'>['intent'], cities: CardOfKind<'plan'>['cities']): void {
  const { budget, days } = intent
  writeStored('plan-wish', {
    cities: cities.map(({ name }) => ({ text: name, nights: '', stay: null })),
    ...(days !== null && { days: String(Math.min(days, 30)) }),
    ...(intent.startDate && { startDate: intent.startDate }),
    ...(intent.adults && { adults: String(intent.adults) }),
    ...(intent.children && { children: String(intent.children) }),
    ...(budget && {
      budget: String(budget.amount / 10 ** currencyDecimals(budget.currency)),
      currency: budget.currency,
    }),
    pace: intent.pace,
    interests: intent.interests,
    ...(intent.diets.length > 0 && { diets: intent.diets }),
    ...(intent.stepFree && { stepFree: true }),
  })
}

function FlightsCard({ card: { from, to, date, back, adults } }: { card: CardOfKind<'flights'> }) {
  const t = useText(assistantMessages)
  const query = toQueryString({
    origin: from,
    destination: to,
    departureDate: date,
    returnDate: back,
    adults: adults && String(adults),
    trip: date && !back ? 'one-way' : null,
  })
  const somewhere = t('search.anywhere')
  return (
    <CardFrame
      title={t('flights.title', { from: from || somewhere, to: to || somewhere })}
      action={<CardLink href={`/flights${query}`}>{t('flights.open')}</CardLink>}
    >
      <SearchDates from={date} to={back} />
    </CardFrame>
  )
}

function StaysCard({ card: { place, from, to, adults } }: { card: CardOfKind<'stays'> }) {
  const t = useText(assistantMessages)
  const query = toQueryString({
    destination: place,
    checkInDate: from,
    checkOutDate: to,
    adults: adults && String(adults),
  })
  return (
    <CardFrame
      title={t('stays.title', { place: place || t('search.anywhere') })}
      action={<CardLink href={`/accommodation-search${query}`}>{t('stays.open')}</CardLink>}
    >
      {adults ? <p>{t('plan.adults', { count: adults })}</p> : null}
      <SearchDates from={from} to={to} />
    </CardFrame>
  )
}

function SearchDates({ from, to }: { from: string | null; to: string | null }) {
  const t = useText(assistantMessages)
  const day = useDateText()
  return (
    <>
      {from ? <p>{to ? t('search.dates', { from: day(from), to: day(to) }) : day(from)}</p> : null}
      <p className="max-w-prose text-muted text-sm">{t('search.text')}</p>
    </>
  )
}

function toQueryString(values: Record<string, string | number | null>): string {
  const parts = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return parts.length > 0 ? `?${new URLSearchParams(parts)}` : ''
}

function NotKnownCard({ what }: { what: CardOfKind<'not-known'>['what'] }) {
  const t = useText(assistantMessages)
  return (
    <CardFrame>
      <p>{t(`unknown.${what}`)}</p>
    </CardFrame>
  )
}

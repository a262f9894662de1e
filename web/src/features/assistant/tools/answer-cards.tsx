import type { QuestionTurn } from '@tripwright/domain/assistant/chat-history'
import {
  assistantMessages,
  type CityRef,
  type CompanionAnswer,
  companionMessages,
} from '@tripwright/domain/assistant/conversation'
import { type ComponentProps, Fragment, lazy } from 'react'
import { setTurnOutcome, useTripOfTalk } from '#features/assistant/chat-history/index.ts'
import { loadProposalCard } from '#features/assistant/plan-changes/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import type { AssistantAnswer } from './answer.state.ts'
import { CardFrame, CardLink, useDateText } from './answer-card.tsx'
import { HolidaysCard, HoursCard, MoneyCard, PlacesCard } from './fact-cards.tsx'

const PARTS = {
  city: () => import('./city-cards.tsx'),
  companion: () => import('./companion-cards.tsx'),
  country: () => import('./country-cards.tsx'),
  help: () => import('./help-card.tsx'),
  plan: () => import('./plan-card.tsx'),
  question: () => import('./question-card.tsx'),
  town: () => import('./town-guide.tsx'),
  trip: () => import('./trip-cards.tsx'),
}
/** Loads the cards of every kind, for those who cannot wait for one when it is shown. */
export const loadEveryCard = () => Promise.all(Object.values(PARTS).map((load) => load()))

const CityCard = lazy(() => PARTS.city().then(({ CityCard }) => ({ default: CityCard })))
const CountryCard = lazy(() => PARTS.country().then(({ CountryCard }) => ({ default: CountryCard })))

const ComposedAnswer = lazy(() =>
  import('#features/translation/answers/index.ts').then(({ ComposedAnswer }) => ({
    default: ComposedAnswer,
  })),
)

type CardOfKind<K extends CompanionAnswer['kind']> = Extract<CompanionAnswer, { kind: K }>

const CompanionCard = lazy(() => PARTS.companion().then(({ CompanionCard }) => ({ default: CompanionCard })))
const HelpCard = lazy(() => PARTS.help().then(({ HelpCard }) => ({ default: HelpCard })))
const PlanCard = lazy(() => PARTS.plan().then(({ PlanCard }) => ({ default: PlanCard })))
const ProposalCard = lazy(() => loadProposalCard().then((ProposalCard) => ({ default: ProposalCard })))
const TownGuideCard = lazy(() => PARTS.town().then(({ TownGuideCard }) => ({ default: TownGuideCard })))
const TripCard = lazy(() => PARTS.trip().then(({ TripCard }) => ({ default: TripCard })))
const QuestionCard = lazy(() => PARTS.question().then(({ QuestionCard }) => ({ default: QuestionCard })))

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
      return <PlanCard card={card} turn={turn} />
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
    case 'unguided':
      return (
        <TownGuideCard
          card={card}
          onAsk={onAsk}
          renderAnswer={(later) => <CardSwitch card={later} cities={cities} turn={turn} onAsk={onAsk} />}
        />
      )
    case 'help':
      return <HelpCard card={card} />
    case 'trip':
      return <TripCard card={card} />
    case 'proposal':
      return (
        <ChangeCard
          change={card.change}
          turnId={turn?.id}
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

type ChangeCardProps = Omit<ComponentProps<typeof ProposalCard>, 'talk'> & { turnId: string | undefined }

/** A change of the trip that the conversation is about. */
function ChangeCard({ turnId, ...props }: ChangeCardProps) {
  return <ProposalCard {...props} talk={useTripOfTalk(turnId)} />
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

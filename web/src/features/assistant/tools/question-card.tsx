import {
  type CityRef,
  type CompanionAnswer,
  companionMessages,
  isWholeWithout,
  OPEN_REQUEST,
  type Talk,
} from '@tripwright/domain/assistant/conversation'
import { OFFERED_TOOLS, partsOfCall } from '@tripwright/domain/assistant/tools'
import { citiesForMonth } from '@tripwright/domain/destination/climate'
import { planOptionsMessages } from '@tripwright/domain/trip/plan-view'
import { useMonthName } from '#features/destination/climate/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { CardFrame, useDateText } from './answer-card.tsx'

type CardOfKind<K extends CompanionAnswer['kind']> = Extract<CompanionAnswer, { kind: K }>
type QuestionCardProps = {
  card: CardOfKind<'question' | 'smalltalk' | 'refused'>
  cities: readonly CityRef[]
  onAsk: (text: string) => void
}

const ABILITIES = [
  'plan.make',
  'hours.check',
  'visa.check',
  'money.split',
  'help.find',
  'trips.read',
] as const
const ASKED = [
  'cities',
  'city',
  'country',
  'destination',
  'passports',
  'amount',
  'currency',
  'from',
  'to',
  'people',
  'language',
  'place',
  'date',
  'details',
] as const
const CHIP_COUNTRIES = ['IT', 'FR', 'JP', 'TH']
const CHIP_PEOPLE = ['2', '3', '4']
const CHIP_SUMS = ['50 EUR', '100 USD']

/** Small talk, and the one short question back, with answers to choose. */
export function QuestionCard({ card, cities, onAsk }: QuestionCardProps) {
  const t = useText(companionMessages)
  const formats = useFormats()
  const understood = useUnderstood(cities)
  if (card.kind === 'refused') return <CardFrame>{t('refused')}</CardFrame>
  if (card.kind === 'smalltalk')
    return (
      <CardFrame>
        <p>{t(`smalltalk.${card.topic}`)}</p>
        {card.topic === 'thanks' || card.topic === 'farewell' ? null : (
          <Chips texts={ABILITIES.map((name) => t(`offer.${name}`))} onAsk={onAsk} />
        )}
      </CardFrame>
    )
  if (card.missing === OPEN_REQUEST)
    return (
      <CardFrame>
        <p>{understood.noted(card)}</p>
        <Chips texts={chipsOfTalk(card, cities, t)} onAsk={onAsk} />
        <p className="text-muted text-sm">{t('ask.free')}</p>
      </CardFrame>
    )
  const { city: cityId, country } = card.said as { city?: string; country?: string }
  const place = cities.find(({ id }) => id === cityId)?.name ?? (country ? formats.country(country) : null)
  const offers = OFFERED_TOOLS.filter((name) => card.offers.includes(name)).map((name) => {
    const offer = t(`offer.${name}`)
    return place === null ? offer : t('offer.in', { offer, place })
  })
  const about = place === null ? t('ask.unknown') : t(nearKey(offers.length), { place })
  const question = questionOf(card, { t, about, what: understood.call(card) })
  return (
    <CardFrame>
      <p>{question}</p>
      <Chips
        texts={[
          ...offers,
          ...answersTo(card, cities, formats.country),
          ...(isWholeWithout(card) ? [t('ask.go')] : []),
        ]}
        onAsk={onAsk}
      />
      <p className="text-muted text-sm">{t('ask.free')}</p>
    </CardFrame>
  )
}

type QuestionWords = {
  t: ReturnType<typeof useCompanionText>
  /** Where nothing single is missing. */
  about: string
  /** What was understood. */
  what: string | null
}

/** "A plan: Vienna, 3 adults? Shall I go ahead …" says what is asked about. */
function questionOf(card: CardOfKind<'question'>, { t, about, what }: QuestionWords): string {
  const asked = ASKED.find((name) => name === card.missing)
  if (what !== null && asked === 'details') return t('ask.understood', { what })
  if (what !== null && asked === 'date') return `${what}. ${t('ask.date')}`
  if (asked) return t(`ask.${asked}`)
  return card.about === null ? about : t('ask.other')
}

const useCompanionText = () => useText(companionMessages)

const UNDERSTOOD = [
  'plan.make',
  'stays.search',
  'flights.search',
  'cars.search',
  'currency.convert',
  'money.split',
  'weather.forecast',
  'climate.month',
  'visa.check',
  'costs.city',
  'places.find',
  'packing.list',
] as const

type Understood = {
  /** What was understood of a call that is asked about; null where nothing of it can be said. */
  call: (card: CardOfKind<'question'>) => string | null
  /** What the talk is about, after a remark. */
  noted: (card: CardOfKind<'question'>) => string
}

function useUnderstood(cities: readonly CityRef[]): Understood {
  const t = useText(companionMessages)
  const formats = useFormats()
  const options = useText(planOptionsMessages)
  const day = useDateText()
  const monthName = useMonthName()
  const partsOf = (said: object) =>
    partsOfCall(said as Record<string, unknown>, {
      place: (one) => cities.find(({ id }) => id === one)?.name ?? one,
      country: formats.country,
      dates: (from, to) =>
        to === null ? day(from) : t('understood.dates', { from: day(from), to: day(to) }),
      month: (month) => monthName(month, 'long'),
      days: (count) => t('understood.days', { count }),
      adults: (count) => t('understood.adults', { count }),
      children: (count) => t('understood.children', { count }),
      money: ({ amount, currency }) => formats.money(amount, currency),
      currency: (currency) => t('understood.to', { currency }),
    })
  return {
    call: ({ about, said }) => {
      const tool = UNDERSTOOD.find((one) => one === about)
      const parts = partsOf(said)
      return tool && parts.length > 0 ? t(`understood.${tool}`, { parts: parts.join(', ') }) : null
    },
    noted: ({ said }) => {
      const { passports = [], diets = [], home, date, stepFree, ...trip } = said as Talk
      const parts = [
        ...partsOf({ ...trip, startDate: date, back: trip.to, to: undefined }),
        ...(home === undefined ? [] : [t('talk.from', { city: home })]),
        ...passports.map((code) => t('talk.passport', { country: formats.country(code) })),
        ...diets.map((one) => lowered(options(`diet.${one as 'vegan'}`))),
        ...(stepFree ? [t('talk.stepFree')] : []),
      ]
      if (parts.length === 0) return t('talk.noted.nothing')
      const what = parts.join(', ')
      const noted = what.slice(0, 1).toLocaleUpperCase() + what.slice(1)
      return t(isSomewhere(said) ? 'talk.noted' : 'talk.noted.nowhere', { what: noted })
    },
  }
}

const lowered = (text: string) => text.slice(0, 1).toLocaleLowerCase() + text.slice(1)
const isSomewhere = (said: Talk) => said.cities !== undefined || said.country !== undefined

/** What can be asked next after a remark: of the place, else which place. */
function chipsOfTalk(
  { said }: CardOfKind<'question'>,
  cities: readonly CityRef[],
  t: ReturnType<typeof useCompanionText>,
): string[] {
  const { cities: named, country } = said as Talk
  if (named) return (['plan', 'weather', 'cost', 'flights'] as const).map((name) => t(`talk.${name}`))
  if (country) return [t('talk.visa'), t('talk.safety')]
  return namesFor(said, cities)
}

/** Cities to choose from, by the month that was said. */
function namesFor(said: object, cities: readonly CityRef[]): string[] {
  const { month, date, startDate = date } = said as { month?: number; date?: string; startDate?: string }
  const ids = citiesForMonth(month ?? (startDate === undefined ? undefined : Number(startDate.slice(5, 7))))
  return ids.flatMap((id) => cities.find((one) => one.id === id)?.name ?? [])
}

/** With more than two offers the place itself was understood, and only what of it is asked. */
function nearKey(offers: number): 'ask.near' | 'ask.unknown.place' {
  return offers > 2 ? 'ask.near' : 'ask.unknown.place'
}

/** Short answers to choose from. */
function answersTo(
  { missing, said }: CardOfKind<'question'>,
  cities: readonly CityRef[],
  countryName: (code: string) => string,
): string[] {
  if (missing === 'city' || missing === 'cities') return namesFor(said, cities)
  if (missing === 'country' || missing === 'destination') return CHIP_COUNTRIES.map(countryName)
  if (missing === 'people') return CHIP_PEOPLE
  return missing === 'amount' ? CHIP_SUMS : []
}

function Chips({ texts, onAsk }: { texts: readonly string[]; onAsk: (text: string) => void }) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {texts.map((text) => (
        <Button key={text} variant="outline" onClick={() => onAsk(text)}>
          {text}
        </Button>
      ))}
    </div>
  )
}

import { type AnswerCard, assistantMessages, type PlaceDay } from '@tripwright/domain/assistant/conversation'
import { type City, isEatery, type PointOfInterest } from '@tripwright/domain/destination/places'
import { placeToSave, type SaveInput } from '@tripwright/domain/sharing/saved'
import { clsx } from 'clsx'
import { Link } from 'wouter'
import { SaveButton } from '#features/sharing/saved/index.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { CardSource, useDateText } from './answer-card.tsx'

type CardOfKind<K extends AnswerCard['kind']> = Extract<AnswerCard, { kind: K }>
const MINUTES_PER_DAY = 1440

const CARD_CLASS = 'neatline grid gap-3 bg-sheet p-4 md:p-5'

/** The opening hours of a place on the requested day and the week from it. */
export function HoursCard({ card, onAsk }: { card: CardOfKind<'hours'>; onAsk: (text: string) => void }) {
  const t = useText(assistantMessages)
  const day = useDateText()
  const hoursText = useHoursText()
  const { place, city, days, knowsHolidays } = card
  const [firstDay] = days
  if (!firstDay) return null
  const values = { place: place.name, day: day(firstDay.date) }
  return (
    <section className={CARD_CLASS}>
      <div className="flex items-start justify-between gap-3">
        <h3>
          {firstDay.spans.length > 0
            ? t('hours.open', { ...values, hours: hoursText(firstDay) })
            : t(firstDay.isCertain ? 'hours.closed' : 'hours.unsure', values)}
        </h3>
        <SaveButton item={toSaveInput(place, city)} className="-my-2 shrink-0" />
      </div>
      {firstDay.holiday ? <p>{t('hours.holiday', { name: firstDay.holiday })}</p> : null}
      {place.lastEntryMinutes && firstDay.spans.length > 0 ? (
        <p>{t('hours.lastEntry', { minutes: place.lastEntryMinutes })}</p>
      ) : null}
      {place.confidence === 'low' ? <p className="text-signal">{t('hours.low')}</p> : null}
      <table className="tabular w-full max-w-md text-sm">
        <caption className="coordinate pb-1 text-start">{t('hours.week')}</caption>
        <tbody>
          {days.map((one, at) => (
            <tr key={one.date} className={clsx('border-hairline border-t', at === 0 && 'font-semibold')}>
              <th scope="row" className="py-1.5 pe-3 text-start font-[inherit]">
                <WeekDay date={one.date} />
              </th>
              <td className="py-1.5 text-end">{hoursText(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-sm">
        {t('hours.local', { city: city.name })} {knowsHolidays ? null : t('hours.noHolidays')}{' '}
        {place.url ? (
          <a href={place.url} rel="noopener" target="_blank" className="text-brand underline">
            {t('hours.site')}
          </a>
        ) : null}
      </p>
      <Namesakes of={card.namesakes} onAsk={onAsk} />
      <CardSource {...card} />
    </section>
  )
}

type NamesakesProps = { of: CardOfKind<'hours'>['namesakes']; onAsk: (text: string) => void }

/** Places of other cities with nearly the same name. */
function Namesakes({ of, onAsk }: NamesakesProps) {
  const t = useText(assistantMessages)
  if (of.length === 0) return null
  return (
    <div className="grid gap-2">
      <p>{t('hours.namesakes')}</p>
      <div className="flex flex-wrap gap-2">
        {of.map(({ name, city }) => {
          const question = t('hours.namesakes.ask', { place: name, city })
          return (
            <Button key={question} variant="outline" onClick={() => onAsk(question)}>
              <bdi>{question}</bdi>
            </Button>
          )
        })}
      </div>
    </div>
  )
}

function WeekDay({ date }: { date: string }) {
  const formats = useFormats()
  return formats.date(new Date(`${date}T00:00:00Z`), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
}

function useHoursText(): (day: Pick<PlaceDay, 'spans' | 'isCertain'>) => string {
  const t = useText(assistantMessages)
  const formats = useFormats()
  const clock = useClock()
  return ({ spans, isCertain }) => {
    if (spans.length === 0) return t(isCertain ? 'hours.closed.short' : 'hours.unsure.short')
    if (spans.some(({ open, close }) => open <= 0 && close >= MINUTES_PER_DAY)) return t('hours.allDay')
    return formats.list(
      spans.map(({ open, close }) =>
        t('hours.span', { open: clock(Math.max(0, open)), close: clock(close) }),
      ),
    )
  }
}

/** Places of a guide with kind and price. */
export function PlacesCard({ card }: { card: CardOfKind<'places'> }) {
  const t = useText(assistantMessages)
  const formats = useFormats()
  const day = useDateText()
  const hoursText = useHoursText()
  const { city, rows, openOn, hours } = card
  return (
    <section className={CARD_CLASS}>
      <h3>
        {openOn
          ? t('places.title.open', { city: city.name, day: day(openOn) })
          : t('places.title', { city: city.name, count: rows.length })}
      </h3>
      <ol className="grid">
        {rows.map((place, at) => {
          const { id, name, about, price } = place
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-hairline border-t py-2 first:border-t-0"
            >
              <span className="font-display font-semibold">{name}</span>
              <span className="tabular flex items-center gap-1 text-sm">
                {price === null
                  ? null
                  : price.amount === 0
                    ? t('places.free')
                    : t('places.price', { sum: formats.money(price.amount, price.currency) })}
                <SaveButton item={toSaveInput(place, city)} className="-my-2 shrink-0" />
              </span>
              {hours[at] ? (
                <span className="tabular col-span-2 text-sm">
                  {hoursText({ spans: hours[at], isCertain: true })}
                </span>
              ) : null}
              <span className="col-span-2 text-muted text-sm">{about}</span>
            </li>
          )
        })}
      </ol>
      {openOn ? <p className="text-muted text-sm">{t('hours.local', { city: city.name })}</p> : null}
      <CardSource {...card} />
    </section>
  )
}

/** Public holidays by date. */
export function HolidaysCard({ card }: { card: CardOfKind<'holidays'> }) {
  const t = useText(assistantMessages)
  const formats = useFormats()
  const { country, year, days, missing } = card
  return (
    <section className={CARD_CLASS}>
      <h3>{t('holidays.title', { country: formats.country(country), year: String(year) })}</h3>
      {days.length === 0 ? <p>{t('holidays.none')}</p> : null}
      <ul className="tabular grid text-sm">
        {days.map(({ date, name, isEstimate, isUnsure }) => (
          <li
            key={`${date} ${name}`}
            className="grid grid-cols-[8.5rem_1fr] gap-3 border-hairline border-t py-1.5 first:border-t-0"
          >
            <time dateTime={date}>
              <WeekDay date={date} />
            </time>
            <span>
              {name}
              {isEstimate || isUnsure ? (
                <span className="block text-muted text-xs">
                  {t(isEstimate ? 'holidays.estimate' : 'holidays.unsure')}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {missing ? <p className="text-muted text-sm">{missing}</p> : null}
      <CardSource {...card} />
    </section>
  )
}

/** An amount in another currency. */
export function MoneyCard({ card }: { card: CardOfKind<'money'> }) {
  const t = useText(assistantMessages)
  const formats = useFormats()
  const { sum, result } = card
  return (
    <section className={CARD_CLASS}>
      <h3 className="tabular">
        {t('money.title', {
          sum: formats.money(sum.amount, sum.currency),
          result: formats.money(result.amount, result.currency),
        })}
      </h3>
      <p className="text-muted text-sm">{t('money.text')}</p>
      <Link
        href={`/currency-converter?from=${sum.currency}&to=${result.currency}`}
        className={buttonClass({ variant: 'link', size: 'default' }, 'justify-self-start ps-0')}
      >
        {t('money.open')}
      </Link>
      <CardSource {...card} />
    </section>
  )
}

/** A place of a guide as a favourite. */
function toSaveInput(place: PointOfInterest, city: City): SaveInput {
  return placeToSave(place, city, isEatery(place))
}

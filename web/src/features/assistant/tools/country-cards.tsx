import {
  type AnswerCard,
  assistantMessages,
  type HabitTopic,
} from '@tripwright/domain/assistant/conversation'
import {
  type Country,
  checkAdapter,
  compareVoltage,
  countriesMessages,
} from '@tripwright/domain/destination/countries'
import {
  answerKey,
  OFFICIAL_PAGES,
  visaKindKey,
  visaMessages,
} from '@tripwright/domain/documents/entry-rules'
import {
  CountryLevel,
  CountryLoader,
  CountryPart,
  FactList,
  homeCountry,
  useCountries,
  useCountryWithArticle,
} from '#features/destination/countries/index.ts'
import { Numbers } from '#features/safety/advice/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { CardActions, CardFrame, CardLink, CardSource } from './answer-card.tsx'

type CardOfKind<K extends AnswerCard['kind']> = Extract<AnswerCard, { kind: K }>

/** Facts of a country: entry rules, safety, plugs, tips and water. */
export function CountryCard({ card }: { card: CardOfKind<'visa' | 'safety' | 'habits'> }) {
  switch (card.kind) {
    case 'visa':
      return <VisaCard card={card} />
    case 'safety':
      return <SafetyCard card={card} />
    case 'habits':
      return <HabitsCard card={card} />
  }
}

/** The verdict for a passport and a destination, with certainty and age. */
function VisaCard({ card: { destination, passports, requirements } }: { card: CardOfKind<'visa'> }) {
  const own = useText(assistantMessages)
  const t = useText(visaMessages)
  const formats = useFormats()
  const inSentence = useCountryWithArticle()
  const country = inSentence(destination)
  const inputs = { passports: passports.join('-'), to: destination }
  const [best, ...others] = requirements
  if (!best)
    return (
      <CardFrame
        title={formats.country(destination)}
        action={<CardLink href={`/documents?to=${destination}`}>{own('tool.visa.open')}</CardLink>}
      >
        <p className="max-w-prose">{own('visa.whose')}</p>
      </CardFrame>
    )
  const { passport, entry } = best
  const { need, days, certain } = entry
  const answer = t(answerKey(entry), { country, days: days ?? 0 })
  const kind = visaKindKey(entry)
  const page = OFFICIAL_PAGES[destination]
  return (
    <CardFrame title={answer}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={certain ? 'brand' : 'signal'}>{t(certain ? 'answer.sure' : 'answer.unsure')}</Badge>
        {t('answer.with', { country: formats.country(passport) })}
      </p>
      {kind === null ? null : <p>{t(kind)}</p>}
      {certain || days === null ? null : <p>{t('probably.days', { days })}</p>}
      {others.length === 0 ? null : (
        <ul className="grid">
          {others.map(({ passport: other, entry: met }) => (
            <li key={other} className="flex justify-between gap-4 border-hairline border-t py-2">
              <span>{formats.country(other)}</span>
              <span className="text-end">
                {met.kindCertain
                  ? t(`need.${met.need}`)
                  : t('need.probably', { need: t(`need.${met.need}`) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {need === 'citizen' ? null : (
        <p className="max-w-prose text-sm">
          {t('answer.check')}{' '}
          {page ? (
            <a href={page} target="_blank" rel="noreferrer" className="text-brand underline">
              {t('answer.official', { country })}
            </a>
          ) : null}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <CardLink href={`/documents?${new URLSearchParams(inputs)}`}>{own('visa.onward')}</CardLink>
        <CardActions path="/documents" inputs={inputs} title={`${formats.country(passport)}: ${answer}`} />
      </div>
      <CardSource {...best} />
    </CardFrame>
  )
}

/** The safety level of a country and its emergency numbers; a question on the numbers shows them first. */
function SafetyCard({ card: { country, isEmergency } }: { card: CardOfKind<'safety'> }) {
  const t = useText(assistantMessages)
  const formats = useFormats()
  const { list, retry } = useCountries()
  const { code } = country
  const numbers = <Numbers list={list} country={code} onRetry={retry} />
  return (
    <CardFrame>
      {isEmergency ? numbers : null}
      <CountryLevel country={country} />
      {isEmergency ? null : numbers}
      <div className="flex flex-wrap items-center gap-2">
        <CardLink href={isEmergency ? `/gemini-safety?country=${code}` : `/risk-radar?place=${code}`}>
          {t(isEmergency ? 'safety.numbers' : 'safety.onward')}
        </CardLink>
        <CardActions
          path={isEmergency ? '/gemini-safety' : '/risk-radar'}
          inputs={isEmergency ? { country: code } : { place: code }}
          title={formats.country(code)}
        />
      </div>
    </CardFrame>
  )
}

function HabitsCard({ card: { country, topics } }: { card: CardOfKind<'habits'> }) {
  const everyday = topics.filter((topic) => topic !== 'plug')
  return (
    <CardFrame>
      {topics.includes('plug') ? <Power country={country} /> : null}
      {everyday.length > 0 ? <EverydayFacts country={country} topics={everyday} /> : null}
    </CardFrame>
  )
}

/** The sockets of a country, and whether the traveller's own plugs fit. */
function Power({ country }: { country: Country }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const { plugs, rare, volts, hertz } = country.power
  const either = (values: readonly number[]) => formats.list(values.map(String), { type: 'disjunction' })
  const rarely = rare.length > 0 ? ` (${t('power.rare', { types: formats.list(rare) })})` : ''
  const title = `${t('power.title')}: ${formats.country(country.code)}`
  return (
    <CountryPart title={title} country={country} group="power">
      <p>
        {t('power.sockets', { types: formats.list(plugs) })}
        {rarely} · {t('power.volts', { volts: either(volts), hertz: either(hertz) })}
      </p>
      <CountryLoader code={homeCountry()}>{(home) => <Adapter home={home} there={country} />}</CountryLoader>
    </CountryPart>
  )
}

function Adapter({ home, there }: { home: Country; there: Country }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const verdict = checkAdapter(home, there)
  const volts = ({ power }: Country) => formats.list(power.volts.map(String), { type: 'disjunction' })
  return (
    <div className="grid gap-1">
      <p className="text-muted text-sm">
        {t('power.home')}: {formats.country(home.code)}
      </p>
      <p className="font-semibold">{t(`adapter.${verdict}`)}</p>
      <p>
        {t(`adapter.${verdict}.text`, { mine: formats.list(home.plugs), theirs: formats.list(there.plugs) })}
      </p>
      <p>{t(`voltage.${compareVoltage(home, there)}`, { mine: volts(home), theirs: volts(there) })}</p>
    </div>
  )
}

function EverydayFacts({ country, topics }: { country: Country; topics: Exclude<HabitTopic, 'plug'>[] }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const { tapWater, tipping } = country.habits
  const rows = {
    water: [t('habits.water'), t(`water.${tapWater}`)],
    tipping: [t('habits.tipping'), t(`tipping.${tipping}`)],
    side: [t('habits.side'), t(`side.${country.drivingSide}`)],
    dress: [t('habits.dress'), t(`dress.${country.habits.dress}`)],
  } as const
  return (
    <CountryPart
      title={formats.country(country.code)}
      country={country}
      group="habits"
      doubt={t('habits.doubt')}
    >
      <FactList rows={topics.map((topic) => rows[topic])} />
    </CountryPart>
  )
}

import { addDays, daysBetween } from '@tripwright/domain/base/dates'
import {
  answerKey,
  fitsStay,
  isSchengen,
  requirementMessages,
  type TravelPurpose,
  transitRequirementOf,
  type VisaKey,
  visaKindKey,
  visaMessages,
} from '@tripwright/domain/documents/entry-rules'
import { type ReactNode, Suspense } from 'react'
import { useCountryWithArticle } from '#features/destination/countries/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { type Formats, useFormats } from '#platform/text/use-formats.ts'
import { type Translate, useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { RequirementBasis, TransitList } from './requirement-basis.tsx'
import { listRequirements, type RequirementRow, type RequirementView } from './requirements.state.ts'
import { MissingAnswer } from './territory-advice.tsx'
import {
  type TravelDocuments,
  type TravelDocumentsProps,
  toJourneyQuery,
  tripOf,
  useDay,
  type VisaRowsState,
} from './travel-documents.state.ts'

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

type TextHelpers = [t: Translate<VisaKey>, formats: Formats, inSentence: (code: string) => string]
type AnswerProps = TravelDocumentsProps & { visaRows: VisaRowsState }

/** The entry requirement: the verdict, whether the trip fits, its basis, other passports, and transit stops. */
export function RequirementAnswer({ papers, change, visaRows }: AnswerProps) {
  const t = useText(visaMessages)
  const formats = useFormats()
  const inSentence = useCountryWithArticle()
  const requirements = listRequirements(visaRows, papers)
  const [best, ...others] = requirements
  if (!best) return <MissingAnswer code={papers.destination} change={change} />
  return (
    <>
      <output className="grid gap-3">
        <PurposeSentence entry={best.entry} purpose={papers.purpose} />
        {papers.passports.length > 1 ? (
          <span className="text-lg">{t('answer.with', { country: formats.country(best.passport) })}</span>
        ) : null}
        <StayLine entry={best.entry} papers={papers} />
        <UntilLine entry={best.entry} papers={papers} />
      </output>
      <RequirementBasis {...best} />
      {others.length === 0 ? null : <OtherPassports requirements={others} />}
      <TransitList papers={papers} visaRows={visaRows} />
      <Suspense fallback={<div className="min-h-11" />}>
        <AnswerActions
          path="/documents"
          inputs={toJourneyQuery(papers)}
          title={titleOf(best, t, formats, inSentence)}
        />
      </Suspense>
    </>
  )
}

/** The title of a shared link: the verdict of a short visit, otherwise only the destination. */
function titleOf({ passport, entry }: RequirementView, ...[t, formats, inSentence]: TextHelpers): string {
  const { destination, days, basis } = entry
  const country = inSentence(destination)
  const isVisit = basis !== 'purpose' && !basis.startsWith('right:')
  const sentence = isVisit ? t(answerKey(entry), { country, days: days ?? 0 }) : country
  return `${formats.country(passport)}: ${sentence}`
}

type PurposeProps = { entry: RequirementRow; purpose: TravelPurpose }

/** The verdict for a purpose; for transit also that of a visit, which applies beyond the border. */
function PurposeSentence({ entry, purpose }: PurposeProps) {
  const t = useText(requirementMessages)
  const inSentence = useCountryWithArticle()
  const { basis, certain, destination, notes } = entry
  const values = { country: inSentence(destination), purpose }
  if (basis === 'purpose') {
    const sentence = t(certain ? 'says.purpose' : 'says.purpose.unsure', values)
    return <Headline isSure={certain}>{sentence}</Headline>
  }
  if (basis.startsWith('right:')) {
    const kind = notes.includes('right-free') ? 'right-free' : 'right-permit'
    const key = certain ? (`says.${kind}` as const) : (`says.${kind}.unsure` as const)
    return <Headline isSure={certain}>{t(key, values)}</Headline>
  }
  if (purpose !== 'transit' || entry.need === 'citizen') return <Sentence entry={entry} />
  const transit = transitRequirementOf(entry, destination)
  const isSure = certain && ['free', 'clearance', 'visa', 'refused'].includes(transit)
  return (
    <>
      <Headline isSure={isSure}>{t(`says.transit.${transit}`, values)}</Headline>
      <span>{t('transit.landside')}</span>
      <Sentence entry={entry} isSmall />
    </>
  )
}

type SentenceProps = { entry: RequirementRow; isSmall?: boolean }

function Sentence({ entry, isSmall = false }: SentenceProps) {
  const t = useText(visaMessages)
  const inSentence = useCountryWithArticle()
  const { destination, days, certain } = entry
  const sentence = t(answerKey(entry), { country: inSentence(destination), days: days ?? 0 })
  const kind = visaKindKey(entry)
  return (
    <>
      {isSmall ? (
        <span className="font-semibold">{sentence}</span>
      ) : (
        <Headline isSure={certain}>{sentence}</Headline>
      )}
      {kind === null ? null : <span className="text-lg">{t(kind)}</span>}
      {certain || days === null ? null : <span className="text-lg">{t('probably.days', { days })}</span>}
    </>
  )
}

type HeadlineProps = { isSure: boolean; children: ReactNode }

/** The verdict in large type, and its certainty. */
function Headline({ isSure, children }: HeadlineProps) {
  const t = useText(visaMessages)
  return (
    <>
      <Badge tone={isSure ? 'brand' : 'signal'} className="justify-self-start">
        {t(isSure ? 'answer.sure' : 'answer.unsure')}
      </Badge>
      <span className="max-w-[24ch] text-balance font-bold font-display text-4xl leading-none md:text-5xl md:leading-none">
        {children}
      </span>
    </>
  )
}

function StayLine({ entry, papers }: { entry: RequirementRow; papers: TravelDocuments }) {
  const t = useText(visaMessages)
  const trip = tripOf(papers)
  if (!trip) return null
  const days = daysBetween(trip.entry, trip.exit) + 1
  const fit = fitsStay(entry, days)
  if (fit === null) return null
  if (fit === 'by-visa') return <span>{t('answer.by-visa')}</span>
  const key = `answer.${fit}${entry.kindCertain ? '' : '.unsure'}` as const
  return (
    <span className={fit === 'fits' ? 'font-semibold text-brand' : 'font-semibold text-signal'}>
      {t(key, { days, over: days - (entry.days ?? days) })}
    </span>
  )
}

/** The last permitted day, once the entry date is given. The Schengen section below counts those stays by its own rule. */
function UntilLine({
  entry: { destination, need, days, kindCertain },
  papers,
}: {
  entry: RequirementRow
  papers: TravelDocuments
}) {
  const t = useText(visaMessages)
  const day = useDay()
  const from = papers.entry
  if (
    from === '' ||
    days === null ||
    need === 'required' ||
    need === 'not-admitted' ||
    isSchengen(destination)
  )
    return null
  const values = { entry: day(from), days, date: day(addDays(from, days - 1)) }
  return <span>{t(kindCertain ? 'answer.until' : 'answer.until.unsure', values)}</span>
}

function OtherPassports({ requirements }: { requirements: readonly RequirementView[] }) {
  const t = useText(visaMessages)
  const formats = useFormats()
  return (
    <div className="grid gap-1">
      <h3 className="text-lg">{t('answer.others')}</h3>
      <ul className="grid">
        {requirements.map(({ passport, entry: { need, days, kindCertain } }) => {
          const plain = t(`need.${need}`)
          const sentence = kindCertain ? plain : t('need.probably', { need: plain })
          return (
            <li key={passport} className="flex justify-between gap-4 border-hairline border-t py-2">
              <span className="font-semibold">{formats.country(passport)}</span>
              <span className="tabular text-end">
                {days === null ? sentence : t('need.days', { need: sentence, days })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

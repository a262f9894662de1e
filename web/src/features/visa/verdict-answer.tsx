import { addDays, daysBetween } from '@tripwright/domain/base/dates'
import { answerKey, fitsStay, isSchengen, type VisaKey, visaMessages } from '@tripwright/domain/visa'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { type Formats, useFormats } from '#platform/text/use-formats.ts'
import { type Translate, useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Papers, type PapersProps, toDraft, tripOf, useDay } from './papers.state.ts'
import { type Found, type Held, type Known, listHeld, type VisaRows } from './visa-rows.state.ts'

// The words of all notes travel only to those who ask.
const loadGrounds = () => import('./verdict-grounds.tsx')
const Grounds = lazy(() => loadGrounds().then((part) => ({ default: part.Grounds })))
const TransitList = lazy(() => loadGrounds().then((part) => ({ default: part.TransitList })))

const AnswerActions = lazyPart(() =>
  import('#features/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

type VerdictProps = PapersProps & { known: Known; again: () => void }

/** Who may enter how, in one sentence; then what it rests on, how sure it is and how old. */
export function VerdictAnswer({ papers, change, known, again }: VerdictProps) {
  const t = useText(visaMessages)
  // Here before it is needed, and so without a network too.
  useEffect(() => void loadGrounds(), [])
  if (papers.passports.length === 0 || papers.destination === '')
    return (
      <Frame>
        <p className="max-w-prose font-display text-2xl text-muted">{t('answer.empty')}</p>
        {papers.passports.length === 0 && papers.destination === '' ? (
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => change({ passports: ['DE'], destination: 'TH' })}
          >
            {t('answer.example')}
          </Button>
        ) : null}
      </Frame>
    )
  if (known.state === 'loading')
    return (
      <Frame>
        <div className="skeleton min-h-40" />
      </Frame>
    )
  if (known.state === 'missing')
    return (
      <Frame>
        <p role="alert">{t('answer.missing')}</p>
        <Button variant="outline" className="justify-self-start" onClick={again}>
          {t('answer.again')}
        </Button>
      </Frame>
    )
  return (
    <Frame>
      <Answer papers={papers} tables={known.of} />
      <Suspense fallback={null}>
        <TransitList papers={papers} tables={known.of} />
      </Suspense>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText(visaMessages)
  return (
    <section
      className="grid min-h-56 content-start gap-4 border-ink border-y py-5"
      aria-label={t('answer.title')}
    >
      {children}
    </section>
  )
}

type AnswerProps = { papers: Papers; tables: readonly VisaRows[] }

function Answer({ papers, tables }: AnswerProps) {
  const t = useText(visaMessages)
  const formats = useFormats()
  const held = listHeld(tables, papers)
  const [best, ...others] = held
  if (!best) return <p>{t('answer.unknown')}</p>
  return (
    <>
      <output className="grid gap-3">
        <Sentence entry={best.entry} />
        {papers.passports.length > 1 ? (
          <span className="text-lg">{t('answer.with', { country: formats.country(best.passport) })}</span>
        ) : null}
        <StayLine entry={best.entry} papers={papers} />
        <UntilLine entry={best.entry} papers={papers} />
      </output>
      <Suspense fallback={<div className="min-h-32" />}>
        <Grounds {...best} />
      </Suspense>
      {others.length === 0 ? null : <Others held={others} />}
      <Suspense fallback={<div className="min-h-11" />}>
        <AnswerActions
          path="/documents"
          inputs={toDraft(papers)}
          title={`${formats.country(best.passport)}: ${sentenceOf(best.entry, t, formats)}`}
        />
      </Suspense>
    </>
  )
}

type Words = [t: Translate<VisaKey>, formats: Formats]

function sentenceOf({ destination, need, days, certain }: Found, ...[t, formats]: Words): string {
  return t(answerKey(need, days, certain), { country: formats.country(destination), days: days ?? 0 })
}

function Sentence({ entry }: { entry: Found }) {
  const t = useText(visaMessages)
  const formats = useFormats()
  const { days, certain } = entry
  return (
    <>
      <Badge tone={certain ? 'brand' : 'signal'} className="justify-self-start">
        {t(certain ? 'answer.sure' : 'answer.unsure')}
      </Badge>
      <span className="max-w-[24ch] text-balance font-bold font-display text-4xl leading-none md:text-5xl md:leading-none">
        {sentenceOf(entry, t, formats)}
      </span>
      {certain || days === null ? null : <span className="text-lg">{t('probably.days', { days })}</span>}
    </>
  )
}

function StayLine({ entry, papers }: { entry: Found; papers: Papers }) {
  const t = useText(visaMessages)
  const trip = tripOf(papers)
  if (!trip) return null
  const days = daysBetween(trip.entry, trip.exit) + 1
  const fit = fitsStay(entry, days)
  if (fit === null) return null
  if (fit === 'by-visa') return <span>{t('answer.by-visa')}</span>
  const key = `answer.${fit}${entry.certain ? '' : '.unsure'}` as const
  return (
    <span className={fit === 'fits' ? 'font-semibold text-brand' : 'font-semibold text-signal'}>
      {t(key, { days, over: days - (entry.days ?? days) })}
    </span>
  )
}

/** The last day that the stay allows, once the day of entry is said. A Schengen stay is counted below, by its own rule. */
function UntilLine({
  entry: { destination, need, days, certain },
  papers,
}: {
  entry: Found
  papers: Papers
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
  return <span>{t(certain ? 'answer.until' : 'answer.until.unsure', values)}</span>
}

function Others({ held }: { held: readonly Held[] }) {
  const t = useText(visaMessages)
  const formats = useFormats()
  return (
    <div className="grid gap-1">
      <h3 className="text-lg">{t('answer.others')}</h3>
      <ul className="grid">
        {held.map(({ passport, entry: { need, days, certain } }) => {
          const plain = t(`need.${need}`)
          const said = certain ? plain : t('need.probably', { need: plain })
          return (
            <li key={passport} className="flex justify-between gap-4 border-hairline border-t py-2">
              <span className="font-semibold">{formats.country(passport)}</span>
              <span className="tabular text-end">
                {days === null ? said : t('need.days', { need: said, days })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

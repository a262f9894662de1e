import {
  EU_BORDER_CHECKS_PAGE,
  euBorderChecksOf,
  noteText,
  OFFICIAL_PAGES,
  purposeMessages,
  purposeNote,
  reasonText,
  requirementMessages,
  residenceText,
  transitRequirementOf,
  VISA_FEES,
  visaMessages,
} from '@tripwright/domain/documents/entry-rules'
import ExternalLink from 'lucide-react/icons/external-link'
import { useCountryWithArticle } from '#features/destination/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProvenanceText } from '#ui/provenance.tsx'
import { type RequirementView, requirementAtStop } from './requirements.state.ts'
import { type TravelDocuments, useDay, type VisaRowsState } from './travel-documents.state.ts'

/** Basis and age of an answer, its additional rules, and where to check it. */
export function RequirementBasis({ entry, passport, origin }: RequirementView) {
  const t = useText(visaMessages)
  const inSentence = useCountryWithArticle()
  const [note, reason] = [useNoteText(), useReasonText()]
  const official = OFFICIAL_PAGES[entry.destination]
  // For the traveller's own country the table has no entry.
  if (entry.need === 'citizen') return <p>{reason(entry.basis)}</p>
  return (
    <div className="grid max-w-prose gap-2">
      {entry.basis.startsWith('right:') ? (
        <p>
          <ResidenceReason basis={entry.basis} />
        </p>
      ) : (
        <p>{reason(entry.basis)}</p>
      )}
      {entry.notes.length === 0 ? null : (
        <ul className="grid list-disc gap-1 ps-5">
          {entry.notes.map((one) => (
            <li key={one}>{note(one) ?? <PurposeNote note={one} />}</li>
          ))}
        </ul>
      )}
      <ReplacedLine entry={entry} />
      <FeeLine entry={entry} />
      <EuropeanBorder passport={passport} entry={entry} />
      <p className="font-semibold">{t('answer.check')}</p>
      {official ? (
        <PageLink href={official}>
          {t('answer.official', { country: inSentence(entry.destination) })}
        </PageLink>
      ) : null}
      <p className="text-muted text-sm">
        <ProvenanceText of={origin} />
      </p>
    </div>
  )
}

/** The requirement of our own table, when an imported row replaced it and differs. */
function ReplacedLine({ entry: { basis, replaced } }: Pick<RequirementView, 'entry'>) {
  const t = useText(requirementMessages)
  const ofVisa = useText(visaMessages)
  const day = useDay()
  if (basis !== 'import' || !replaced) return null
  const plain = ofVisa(`need.${replaced.need}`)
  const need = replaced.days === null ? plain : ofVisa('need.days', { need: plain, days: replaced.days })
  return <p>{t('reason.replaced', { need, date: day(replaced.asOf) })}</p>
}

/** The checks at the outer border of Europe beside the visa rule. */
function EuropeanBorder({ passport, entry }: Pick<RequirementView, 'passport' | 'entry'>) {
  const t = useText(requirementMessages)
  const checks = euBorderChecksOf(passport, entry)
  if (checks.length === 0) return null
  return (
    <div className="grid gap-1 border-hairline border-y py-3">
      <h3 className="text-lg">{t('europe.title')}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        {checks.map((check) => (
          <li key={check}>{t(`europe.${check}`)}</li>
        ))}
      </ul>
      <PageLink href={EU_BORDER_CHECKS_PAGE}>{t('europe.page')}</PageLink>
    </div>
  )
}

/** An authority's page, in its own tab. */
function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-brand underline underline-offset-4"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  )
}

/** The fee of the form, on any website: the known one, or a note that we know none. */
function FeeLine({ entry: { need, notes, destination } }: Pick<RequirementView, 'entry'>) {
  const t = useText(requirementMessages)
  const formats = useFormats()
  const day = useDay()
  const fee = notes.map((note) => VISA_FEES[note]).find((one) => one !== undefined)
  if (!fee && (need === 'visa-free' || need === 'not-admitted')) return null
  const unknown = OFFICIAL_PAGES[destination] ? 'fee.unknown' : 'fee.no-page'
  const feeText = fee && formats.money(fee.amount, fee.currency, { trailingZeroDisplay: 'stripIfInteger' })
  return (
    <p>
      <span className="font-semibold">{t('fee.title')}: </span>
      {fee
        ? t(fee.amount === 0 ? 'fee.free' : 'fee.known', { fee: feeText ?? '', date: day(fee.asOf) })
        : t(unknown)}
    </p>
  )
}

/** The note of a purpose other than tourism, as text. */
function PurposeNote({ note }: { note: string }) {
  const t = useText(purposeMessages)
  const key = purposeNote(note)
  return key ? t(key) : note
}

/** The agreement that grants a right of residence. */
function ResidenceReason({ basis }: { basis: string }) {
  const t = useText(purposeMessages)
  const key = residenceText(basis)
  return key ? t('reason.right', { right: t(key) }) : null
}

/** The text of a note in the table; null for a note that the trip's purpose adds. */
function useNoteText(): (note: string) => string | null {
  const t = useText(requirementMessages)
  const day = useDay()
  return (note) => {
    const text = noteText(note)
    return text && t(text.key, { date: text.date ? day(text.date) : '' })
  }
}

/** The basis of a verdict as text. */
function useReasonText(): (basis: string) => string {
  const t = useText(requirementMessages)
  return (basis) => {
    const { key, bloc } = reasonText(basis)
    return t(key, { bloc: bloc ? t(bloc) : '' })
  }
}

/** Transit requirements at each stop, with the best passport for it. */
export function TransitList({ papers, visaRows }: { papers: TravelDocuments; visaRows: VisaRowsState }) {
  const t = useText(requirementMessages)
  const formats = useFormats()
  if (papers.via.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="text-lg">{t('transit.title')}</h3>
      <ol className="grid">
        {papers.via.map((stop) => {
          const best = requirementAtStop(visaRows, stop, papers.entry)
          return (
            <li key={stop} className="grid gap-x-4 border-hairline border-t py-2 md:grid-cols-[12rem_1fr]">
              <span className="font-semibold">
                {formats.country(stop)}
                {best && papers.passports.length > 1 ? (
                  <span className="block font-normal text-muted text-sm">
                    {formats.country(best.passport)}
                  </span>
                ) : null}
              </span>
              <span>
                {best ? t(`transit.${transitRequirementOf(best.entry, stop)}`) : t('transit.unknown')}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

import type { Provenance, SourceCheck } from '@tripwright/domain/base/provenance'
import { provenanceMessages } from '@tripwright/domain/base/provenance.messages'
import ExternalLink from 'lucide-react/icons/external-link'
import { Link } from 'wouter'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

type ProvenanceTextProps = { of: Provenance }

/** The source and age of a fact, with links to the compared page and to the page about all our tables. */
export function ProvenanceText({ of }: ProvenanceTextProps) {
  const t = useText(provenanceMessages)
  const words = useProvenance()
  const page = of.checked && pageOf(of.checked)
  return (
    <>
      {words(of)}
      {page ? (
        <>
          {' '}
          <a
            href={page.href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center gap-1 underline underline-offset-2"
          >
            {t('page')}
            <ExternalLink aria-hidden="true" className="size-3" />
          </a>
        </>
      ) : null}{' '}
      <Link href="/facts" className="inline-flex min-h-6 items-center gap-1 underline underline-offset-2">
        {t('tables')}
      </Link>
    </>
  )
}

/**
 * The source of a fact as text: the day it was valid, the day we recorded it and the day it was checked are three different
 * dates.
 */
export function useProvenance(): (of: Provenance) => string {
  const t = useText(provenanceMessages)
  const formats = useFormats()
  // Some sources give an instant; its day is enough.
  const day = (date: string) =>
    formats.date(new Date(date.slice(0, 10)), { dateStyle: 'medium', timeZone: 'UTC' })
  return ({ asOf, source, written, checked }) => {
    const compared = checked && {
      date: day(checked.date),
      against: pageOf(checked)?.host ?? checked.source,
    }
    if (written) {
      if (compared) return t('ours.checked', compared)
      // The recording date is no date of validity.
      return asOf
        ? t('ours.unchecked', { asOf: day(asOf) })
        : t('ours.undated', { source, written: day(written) })
    }
    if (compared) return t('theirs.checked', Object.assign({ source }, compared))
    return asOf ? t('theirs', { source, asOf: day(asOf) }) : t('theirs.undated', { source })
  }
}

// A source without an address is shown as text.
function pageOf({ source }: SourceCheck): URL | null {
  const url = URL.parse(source)
  return url?.protocol === 'https:' ? url : null
}

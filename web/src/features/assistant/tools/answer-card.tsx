import type { IsoDate } from '@tripwright/domain/base/dates'
import type { Provenance } from '@tripwright/domain/base/provenance'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { today } from '#platform/today.ts'
import { buttonClass } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

type CardFrameProps = { title?: ReactNode; children: ReactNode; action?: ReactNode }

/** A card of an answer: its content, its sources, and links to continue. */
export function CardFrame({ title, children, action }: CardFrameProps) {
  return (
    <section className="neatline grid gap-3 bg-sheet p-4 md:p-5">
      {title ? <h3>{title}</h3> : null}
      {children}
      {action}
    </section>
  )
}

type CardLinkProps = {
  href: string
  onClick?: () => void
  /** Another action of the card comes first. */
  isQuiet?: boolean
  children: ReactNode
}

/** The link from a card to the full page. */
export function CardLink({ href, onClick, isQuiet = false, children }: CardLinkProps) {
  return (
    <Link
      href={href}
      onClick={onClick}
      className={buttonClass(isQuiet ? { variant: 'outline' } : {}, 'justify-self-start')}
    >
      {children}
      <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
    </Link>
  )
}

/** The source and age of a fact. */
export function CardSource({ source, asOf, written, checked }: Provenance) {
  return (
    <CardFootnote>
      <ProvenanceText of={{ source, asOf, written, checked }} />
    </CardFootnote>
  )
}

/** The small print below a fact. */
export function CardFootnote({ children }: { children: ReactNode }) {
  return <p className="max-w-prose border-hairline border-t pt-2 text-muted text-xs">{children}</p>
}

/** Saves an answer as a favourite, and shares it. */
export function CardActions(props: Parameters<typeof AnswerActions>[0]) {
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <AnswerActions {...props} />
    </Suspense>
  )
}

/** A local date of the place, formatted. */
export function useDateText(): (date: string) => string {
  const formats = useFormats()
  return (date) =>
    formats.date(new Date(`${date}T00:00:00Z`), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
}

/** The first of the next such month (1 to 12); the current month counts as next. */
export function firstOf(month: number): IsoDate {
  const now = today()
  const year = Number(now.slice(0, 4)) + (month < Number(now.slice(5, 7)) ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

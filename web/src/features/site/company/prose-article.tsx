import {
  companyMessages,
  type ProseBlock,
  type ProsePage,
  type ProseSection,
  readRuns,
} from '@tripwright/domain/site/company'
import { readProsePage } from '@tripwright/domain/staff/content'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { editedPart } from '#platform/edited-content.ts'
import { fetchFact } from '#platform/fact-cache.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type ProseOfPageProps = Omit<WordsArticleProps, 'words'> & { path: string; built: ProsePage }

/** The text page at `path`: as staff published it, or as the build has it. */
export function ProseOfPage({ path, built, ...rest }: ProseOfPageProps) {
  const edited = editedPart<Record<string, ProsePage | null>>('prose')?.[path]
  if (edited !== null) return <ProseArticle words={edited ?? built} {...rest} />
  return <FetchedProse path={path} built={built} {...rest} />
}

// Somebody who came here from another page of this document.
function FetchedProse({ path, built, ...rest }: ProseOfPageProps) {
  const t = useText(companyMessages)
  const [words, setWords] = useState<ProsePage | null>(null)
  useEffect(() => {
    let isGone = false
    void fetchFact(`prose ${path}`, readProsePage, { path }).then(
      (answer) => isGone || setWords(answer?.prose ?? built),
    )
    return () => {
      isGone = true
    }
  }, [path, built])
  if (words) return <ProseArticle words={words} {...rest} />
  return (
    <Loading label={t('loading')}>
      <Skeleton className="page my-12 h-96" />
    </Loading>
  )
}

type WordsArticleProps = {
  heading: string
  words: ProsePage
  isDated?: boolean
  /** Content after the text. */
  children?: ReactNode
}

/**
 * A text page: table of contents, short sections, date, and a print button. The prose is English and reads left to right in
 * every locale. Printed, it is dark on light in both themes.
 */
export function ProseArticle({ heading, words, isDated = true, children }: WordsArticleProps) {
  const t = useText(companyMessages)
  const format = useFormats()
  // A day, not an instant: the same in every time zone.
  const updated = format.date(new Date(words.updated), { dateStyle: 'long', timeZone: 'UTC' })

  return (
    <article className="page grid gap-6 py-8 text-ink desktop:py-12 print:[--color-ink:CanvasText] print:[--color-muted:CanvasText] print:[color-scheme:light]">
      <header className="grid gap-3 border-ink border-b pb-4">
        <h1>{heading}</h1>
        <p lang="en" dir="ltr" className="max-w-prose text-lg">
          {words.lead}
        </p>
        {isDated ? (
          <p className="coordinate">
            <time dateTime={words.updated}>{t('updated', { date: updated })}</time>
          </p>
        ) : null}
      </header>
      <Contents sections={words.sections} />
      <div lang="en" dir="ltr" className="grid gap-8">
        {words.sections.map((section) => (
          <ArticleSection key={section.id} section={section} />
        ))}
      </div>
      {children}
      <Button variant="outline" className="justify-self-start print:hidden" onClick={() => print()}>
        {t('print')}
      </Button>
    </article>
  )
}

function Contents({ sections }: { sections: readonly ProseSection[] }) {
  const t = useText(companyMessages)
  return (
    <nav aria-label={t('contents')} className="neatline p-4 print:hidden">
      <p className="coordinate">{t('contents')}</p>
      <ol lang="en" className="flex flex-wrap gap-x-6">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center underline hover:text-brand">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ArticleSection({ section: { id, heading, parts } }: { section: ProseSection }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="scroll-mt-32">
        {heading}
      </h2>
      {parts.map((part) => (
        <ArticleBlock key={keyOf(part)} part={part} />
      ))}
    </section>
  )
}

function keyOf(part: ProseBlock): string {
  if (typeof part === 'string') return part
  return 'list' in part ? part.list.join() : part.rows.join()
}

function ArticleBlock({ part }: { part: ProseBlock }) {
  if (typeof part === 'string')
    return (
      <p className="max-w-prose">
        <Runs text={part} />
      </p>
    )
  if ('list' in part)
    return (
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {part.list.map((item) => (
          <li key={item}>
            <Runs text={item} />
          </li>
        ))}
      </ul>
    )
  return <Rows {...part} />
}

// Three columns would not fit a small phone: each row is a group that names its own columns.
function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <dl className="grid border-hairline border-b">
      {rows.map(([name = '', ...cells]) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-hairline border-t py-3 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]"
        >
          <dt className="font-semibold wrap-anywhere">{name}</dt>
          {cells.map((cell, index) => (
            <dd key={head[index + 1]}>
              <span className="coordinate block">{head[index + 1]}</span>
              {cell}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function Runs({ text }: { text: string }) {
  return readRuns(text).map(({ text: words, href }) =>
    href === null ? (
      words
    ) : (
      <Link key={href} href={href} className="underline hover:text-brand">
        {words}
      </Link>
    ),
  )
}

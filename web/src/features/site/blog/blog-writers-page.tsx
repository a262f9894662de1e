import { blogMessages, WRITERS } from '@tripwright/domain/site/blog'
import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'

/** The authors of the posts, with a note that their names are pen names. */
export function BlogWritersPage() {
  const t = useText(blogMessages)
  return (
    <div className="page grid gap-6 py-8 desktop:py-12">
      <header className="grid gap-3 border-ink border-b pb-4">
        <h1>{t('writers.heading')}</h1>
        <p className="max-w-prose text-lg">{t('writers.lead')}</p>
      </header>
      <ul className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
        {WRITERS.map(({ slug, name, line }) => (
          <li key={slug} className="neatline relative grid content-start gap-2 p-5">
            <h2 lang="en" dir="ltr" className="text-xl">
              <Link href={`/writers/${slug}`} className="after:absolute after:inset-0 hover:text-brand">
                {name}
              </Link>
            </h2>
            <p lang="en" dir="ltr" className="text-muted">
              {line}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

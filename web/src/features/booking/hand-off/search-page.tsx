import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import { FREE_LIMITS } from '@tripwright/domain/plans/usage'
import type { ReactNode } from 'react'
import { UsageBanner } from '#features/plans/usage/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type SearchPageProps = {
  heading: string
  lead: string
  /** The partners that the search may open, by name. */
  partners: readonly string[]
  example: {
    title: string
    text: string
    action: string
    art: { lat: number; lon: number }
    onTry: () => void
  }
  /** Further notes on the form's facts. */
  note?: ReactNode
  children: ReactNode
}

/** The frame of a partner search page: the form, an example search, and a note on the use of the input. */
export function SearchPage({ heading, lead, partners, example, note, children }: SearchPageProps) {
  const t = useText(handOffMessages)
  const formats = useFormats()
  return (
    <div className="page grid gap-8 py-8 md:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] desktop:py-12">
      <header className="grid gap-2 md:col-span-2">
        <h1>{heading}</h1>
        <p className="max-w-prose text-lg text-muted">{lead}</p>
      </header>
      <div className="grid min-w-0 content-start gap-4">
        {children}
        <UsageBanner variant="inline" type="search_requests" />
      </div>
      <aside className="grid content-start gap-6">
        <EmptyState
          title={example.title}
          art={<ContourArt {...example.art} />}
          action={
            <Button variant="secondary" onClick={example.onTry}>
              {example.action}
            </Button>
          }
        >
          {example.text}
        </EmptyState>
      </aside>
      <section className="grid gap-2 border-hairline border-t pt-4 text-muted md:col-span-2">
        <h2 className="text-ink text-lg">{t('about.title')}</h2>
        <p className="max-w-prose">
          {t('about.hand-off', { partner: formats.list(partners, { type: 'disjunction' }) })}
        </p>
        <p className="max-w-prose">{t('about.told')}</p>
        <p className="max-w-prose">{t('about.limit', { limit: FREE_LIMITS.search_requests })}</p>
        {note}
      </section>
    </div>
  )
}

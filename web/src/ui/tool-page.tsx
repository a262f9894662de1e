import type { ReactNode } from 'react'

type ToolPageProps = {
  heading: string
  lead: string
  /** The second column on a wide screen, below the content on a narrow one. */
  aside?: ReactNode
  /** The source and age of the facts, and the data that stays on this device. */
  notes: ReactNode
  children: ReactNode
}

/** The frame of a tool page: the tool first, a second column, and its sources below. */
export function ToolPage({ heading, lead, aside, notes, children }: ToolPageProps) {
  const columns = aside ? 'md:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)]' : ''
  return (
    <div className={`page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 desktop:py-12 ${columns}`}>
      <header className="grid gap-2 md:col-span-full">
        <h1>{heading}</h1>
        <p className="max-w-prose text-lg text-muted">{lead}</p>
      </header>
      <div className="grid min-w-0 content-start gap-8">{children}</div>
      {aside ? <aside className="grid min-w-0 content-start gap-6">{aside}</aside> : null}
      <section className="grid gap-2 border-hairline border-t pt-4 text-muted md:col-span-full *:max-w-prose">
        {notes}
      </section>
    </div>
  )
}

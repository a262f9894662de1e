import type { ReactNode } from 'react'

type ToolPageProps = {
  heading: string
  lead: string
  /** What stands beside the work on a wide screen, and below it on a narrow one. */
  aside?: ReactNode
  /** Where the facts come from, how old they are, and what stays on this device. */
  notes: ReactNode
  children: ReactNode
}

/** The frame of a page on which something is worked out: the work first, what belongs to it beside it, its sources below. */
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

import type { ReactNode } from 'react'

type PageFrameProps = { heading: ReactNode; lead?: ReactNode; children: ReactNode }

/** The column of a plain page: its heading, a sentence about its purpose, and its parts below a line. */
export function PageFrame({ heading, lead, children }: PageFrameProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 desktop:py-12">
      <header className="grid gap-3 border-ink border-b pb-4">
        <h1>{heading}</h1>
        {lead ? <p className="max-w-prose text-lg">{lead}</p> : null}
      </header>
      {children}
    </div>
  )
}

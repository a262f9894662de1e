import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type DisclosuresProps = { items: readonly { title: string; content: ReactNode }[] }

/** English texts that expand below their titles, on the native element: the browser's search finds them, without script. */
export function Disclosures({ items }: DisclosuresProps) {
  return (
    <div lang="en" dir="ltr" className="border-ink border-t">
      {items.map(({ title, content }) => (
        <details key={title} className="group border-hairline border-b">
          <summary className="flex min-h-13 items-center justify-between gap-4 py-2 font-semibold">
            {title}
            <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
          </summary>
          <div className="max-w-prose pb-4">{content}</div>
        </details>
      ))}
    </div>
  )
}

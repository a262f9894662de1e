import type { ReactNode } from 'react'

/** A list of facts, one per line. */
export function FactList({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-4 border-hairline border-t py-2 first:border-0 sm:grid-cols-[9rem_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { ReactNode } from 'react'

type WideTableProps = { children: ReactNode } & ({ label: string } | { labelledBy: string })

/** A region that scrolls sideways where its table is wider than the screen, with the keyboard too. */
export function WideTable({ children, ...name }: WideTableProps) {
  return (
    <section
      className="overflow-x-auto"
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}

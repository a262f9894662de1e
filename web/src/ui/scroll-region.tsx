import type { ReactNode } from 'react'

type ScrollRegionProps = { children: ReactNode; className: string } & (
  | { label: string }
  | { labelledBy: string }
)

/** A named region that scrolls, with the keyboard too; `className` says which way. */
export function ScrollRegion({ children, className, ...name }: ScrollRegionProps) {
  return (
    <section
      className={className}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}

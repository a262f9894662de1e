import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva(
  'inline-flex items-center gap-1 rounded-sm border px-2 font-display font-semibold text-xs tabular [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-rule text-muted',
        brand: 'border-brand bg-wash text-brand-strong',
        signal: 'border-signal bg-signal-wash text-signal',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

type BadgeProps = VariantProps<typeof look> & { children: ReactNode; className?: string }

/** A badge in the style of a rubber stamp: a word or a number, with an optional icon. */
export function Badge({ tone, children, className }: BadgeProps) {
  return <span className={look({ tone, className })}>{children}</span>
}

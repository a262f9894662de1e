import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type LevelNumber = 1 | 2 | 3 | 4 | 5

const LEVELS: readonly LevelNumber[] = [1, 2, 3, 4, 5]
const FILLS = {
  1: 'bg-level-1 text-on-level-1',
  2: 'bg-level-2 text-on-level-2',
  3: 'bg-level-3 text-on-level-3',
  4: 'bg-level-4 text-on-level-4',
  5: 'bg-level-5 text-on-level-5',
} satisfies Record<LevelNumber, string>

type LevelProps = {
  level: LevelNumber
  /** Another scale in the same colours: marks out of a maximum. */
  marks?: { filled: number; of: number }
  children: ReactNode
  className?: string
}

/** A step of the five-step scale (risk, price): colour, number of marks and word, never colour alone. */
export function Level({
  level,
  marks = { filled: level, of: LEVELS.length },
  children,
  className,
}: LevelProps) {
  return (
    <span className={clsx('level', FILLS[level], className)}>
      <span className="flex items-end gap-px" aria-hidden="true">
        {LEVELS.slice(0, marks.of).map((step) => (
          <i key={step} data-filled={step <= marks.filled || undefined} />
        ))}
      </span>
      {children}
    </span>
  )
}

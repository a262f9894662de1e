type PortraitProps = { name: string; className?: string }

/**
 * A portrait drawn from a name, as an engraver would: hatched ground, head, hair and shoulders. The same name has the
 * same face. An ornament: it says nothing to screen readers, for the name stands beside it.
 */
export function Portrait({ name, className }: PortraitProps) {
  const pick = dice(name)
  const tilt = pick(7) - 3
  const head = 11 + pick(3)
  const hatch = Array.from({ length: 9 }, (_, row) => {
    const y = 4 + row * 7
    return `M0 ${y}q16 ${pick(9) - 4} 32 0t32 0`
  })
  const hair = [
    `M${32 - head} 26q0-${head + 4} ${head}-${head + 4}t${head} ${head + 4}q-${head}-9-${2 * head} 0z`,
    `M${31 - head} 38q-3-${head + 16} ${head + 1}-${head + 17}t${head + 1} ${head + 17}q-3-13-9-15-8 5-13 4-4 3-4 11z`,
    `M${32 - head} 27q2-${head + 6} ${head + 4}-${head + 3} ${head} 0 ${head - 4} ${head + 5}-9-8-16-5-5 0-${head - 2} 3z`,
  ][pick(3)]
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path d="M0 0h64v64H0z" className="fill-wash" />
      <path d={hatch.join('')} className="fill-none stroke-contour" />
      <g transform={`rotate(${tilt} 32 40)`}>
        <path
          d={`M8 66q2-${16 + pick(5)} 24-${17 + pick(4)}t24 ${20 + pick(3)}z`}
          className="fill-brand stroke-ink"
        />
        <path d="M28 38h8v10q-4 4-8 0z" className="fill-sheet stroke-ink" />
        <ellipse cx="32" cy="29" rx={head} ry={head + 2} className="fill-sheet stroke-ink" />
        <path d={hair} className="fill-ink" />
      </g>
    </svg>
  )
}

// The name decides, and each throw after the one before (FNV-1a, then a linear congruence).
function dice(name: string): (sides: number) => number {
  let seed = 2166136261
  for (const character of name) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  return (sides) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * sides)
  }
}

import { clsx } from 'clsx'

/** Hairstyles: cropped, parted, to the shoulders, in a knot. */
const HAIR = [
  'M20 27q0-15 12-15t12 15q-3-8-12-8t-12 8z',
  'M20 28q-1-17 13-16 12 1 11 17-2-8-8-10-6 5-16 9z',
  'M19 44q-4-33 13-33t13 33q-4-3-4-12 0-9-6-13-5 5-12 7 1 13-4 18z',
  'M20 27q-1-12 8-15-1-6 4-6t4 6q9 3 8 15-4-8-12-8t-12 8z',
] as const
const COATS = ['fill-brand', 'fill-level-3', 'fill-ink'] as const

type PortraitProps = { name: string; className?: string }

/**
 * A portrait generated from a name in the style of an engraving: hatched background, head, hair and shoulders. The same name
 * gives the same face. Decorative: hidden from screen readers, because the name is beside it.
 */
export function Portrait({ name, className }: PortraitProps) {
  const pick = dice(name)
  const hair = HAIR[pick(HAIR.length)]
  const coat = COATS[pick(COATS.length)]
  const tilt = pick(9) - 4
  const width = 10 + pick(3)
  const slope = 15 + pick(6)
  const hatch = Array.from({ length: 9 }, (_, row) => `M0 ${4 + row * 7}q16 ${pick(11) - 5} 32 0t32 0`)
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path d="M0 0h64v64H0z" className="fill-wash" />
      <path d={hatch.join('')} className="fill-none stroke-contour" />
      <path d={`M6 66q4-${slope} 26-${slope + 3}t26 ${slope + 3}z`} className={clsx('stroke-ink', coat)} />
      <g transform={`rotate(${tilt} 32 40)`}>
        <path d="M27 37h10v11q-5 5-10 0z" className="fill-sheet stroke-ink" />
        <ellipse cx="32" cy="28" rx={width} ry="13" className="fill-sheet stroke-ink" />
        <path d={hair} className="fill-contour-index stroke-ink" />
      </g>
    </svg>
  )
}

// Random numbers seeded by the name (FNV-1a, then the steps of splitmix32).
function dice(name: string): (sides: number) => number {
  let seed = 2166136261
  for (const character of name) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  return (sides) => {
    seed = (seed + 0x9e3779b9) >>> 0
    const once = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad)
    const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
    return ((twice ^ (twice >>> 15)) >>> 0) % sides
  }
}

import { RISK_PARTS, type Risks } from '@tripwright/domain/safety/risks'

const SIZE = 240
const CENTRE = SIZE / 2
const RING = 24
const STEPS = [1, 2, 3, 4] as const

/** The position of a subject on the dial: the first at the top, then clockwise; `distance` in steps from the centre. */
function pointOf(index: number, distance: number): { x: number; y: number } {
  const angle = (index / RISK_PARTS.length) * 2 * Math.PI - Math.PI / 2
  const radius = distance * RING
  return { x: round(CENTRE + radius * Math.cos(angle)), y: round(CENTRE + radius * Math.sin(angle)) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function outline(distanceOf: (index: number) => number): string {
  return RISK_PARTS.map((_, index) => pointOf(index, distanceOf(index)))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
}

/** The subjects as a radar chart in the style of contour lines. The list beside it has the same in words. */
export function RiskDial({ levels, label }: { levels: Risks['levels']; label: string }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label} className="w-full max-w-72">
      {STEPS.map((step) => (
        <polygon
          key={step}
          points={outline(() => step)}
          className="fill-none stroke-contour"
          strokeWidth={step === 4 ? 1.5 : 0.75}
        />
      ))}
      {RISK_PARTS.map((part, index) => {
        const end = pointOf(index, 4)
        return (
          <line
            key={part}
            x1={CENTRE}
            y1={CENTRE}
            x2={end.x}
            y2={end.y}
            className="stroke-contour"
            strokeWidth={0.75}
          />
        )
      })}
      <polygon
        points={outline((index) => levels[RISK_PARTS[index] ?? 'crime'])}
        className="fill-brand/25 stroke-brand"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {RISK_PARTS.map((part, index) => {
        const at = pointOf(index, levels[part])
        const name = pointOf(index, 4.6)
        return (
          <g key={part}>
            <circle cx={at.x} cy={at.y} r={4} className={levels[part] >= 3 ? 'fill-coral' : 'fill-brand'} />
            <text
              x={name.x}
              y={name.y}
              textAnchor="middle"
              dominantBaseline="central"
              className="tabular fill-ink font-display font-semibold text-sm"
            >
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

import { encode } from 'uqr'

/** Modules of the quiet zone around a QR code, which scanners need (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4
/** Maximum bytes of the largest code at level M (version 40). */
const MAX_BYTES = 2331

/** A text as a QR code, dark on light in both themes, because scanners expect that. Null for a text that does not fit. */
export function QrCode({ text, label }: { text: string; label: string }) {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null
  const { data: rows } = encode(text, { ecc: 'M', border: 0 })
  const size = rows.length + 2 * QUIET_ZONE
  // One path: a run of dark modules in a row is one stroke.
  const path = rows
    .flatMap((row, y) => darkRunsOf(row).map(([x, length]) => `M${x} ${y + 0.5}h${length}`))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      className="size-56 max-w-full border border-rule"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="white" />
      <path d={path} stroke="black" strokeWidth={1} fill="none" />
    </svg>
  )
}

function darkRunsOf(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (isDark && last && last[0] + last[1] === x) last[1]++
    else if (isDark) runs.push([x, 1])
  })
  return runs
}

import { qrCode } from '@tripwright/domain/base/qr-code'

/** Modules of quiet around a QR code, without which it is not found. */
const QUIET_ZONE = 4

/** A text to scan, dark on light in both themes, for that is what cameras look for. Nothing for a text that does not fit. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrCode(text)
  if (!code) return null
  const size = code.length + 2 * QUIET_ZONE
  // One path: a run of dark modules in a row is one stroke.
  const path = code
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

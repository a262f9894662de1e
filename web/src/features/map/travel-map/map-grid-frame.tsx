import { mapsMessages } from '@tripwright/domain/map/travel-map'
import { type Camera, gridLabel, mapGridOf, scaleBarOf } from '@tripwright/map'
import type { CSSProperties } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useText } from '#platform/text/use-text.ts'

const BAND = 6

/** The map's frame in the style of a survey sheet: grid, border with degrees, scale and north arrow. */
export function MapGridFrame({ camera }: { camera: Camera }) {
  const { width, height } = camera
  const { meridians, parallels, stepMinutes } = mapGridOf(camera)
  // The pattern of the border depends on the degrees, so that it moves with the map.
  const isDark = (degrees: number) => Math.round((degrees * 60) / stepMinutes) % 2 === 0
  const bars = (lines: typeof meridians, px: number) => {
    const step = lines[1] && lines[0] ? Math.abs(lines[1].at - lines[0].at) : px
    return lines.filter(({ degrees }) => isDark(degrees)).map(({ at }) => [at, step] as const)
  }
  const across = bars(meridians, width)
  const down = bars(parallels, height)
  return (
    <svg className="tm-frame" width={width} height={height} aria-hidden="true">
      <path
        className="tm-grid"
        d={[
          ...meridians.map(({ at }) => `M${at.toFixed(1)} 0V${height}`),
          ...parallels.map(({ at }) => `M0 ${at.toFixed(1)}H${width}`),
        ].join('')}
      />
      <path
        className="tm-crosses"
        d={meridians
          .flatMap(({ at: x }) =>
            parallels.map(({ at: y }) => `M${(x - 4).toFixed(1)} ${y.toFixed(1)}h8m-4-4v8`),
          )
          .join('')}
      />
      <path
        className="tm-band"
        d={`M0 0H${width}V${height}H0zM${BAND} ${BAND}V${height - BAND}H${width - BAND}V${BAND}z`}
      />
      <path
        className="tm-bars"
        d={[
          ...across.map(([x, step]) => `M${x.toFixed(1)} 0h${step.toFixed(1)}v${BAND}h${-step.toFixed(1)}z`),
          ...across.map(
            ([x, step]) => `M${x.toFixed(1)} ${height}h${step.toFixed(1)}v${-BAND}h${-step.toFixed(1)}z`,
          ),
          ...down.map(([y, step]) => `M0 ${y.toFixed(1)}v${-step.toFixed(1)}h${BAND}v${step.toFixed(1)}z`),
          ...down.map(
            ([y, step]) => `M${width} ${y.toFixed(1)}v${-step.toFixed(1)}h${-BAND}v${step.toFixed(1)}z`,
          ),
        ].join('')}
      />
      <rect
        className="tm-neatline"
        x={BAND}
        y={BAND}
        width={Math.max(0, width - 2 * BAND)}
        height={Math.max(0, height - 2 * BAND)}
      />
      {meridians
        .filter(({ at }) => at > 170 && at < width - 170)
        .map(({ degrees, at }) => (
          <text key={degrees} x={at} y={BAND + 13} textAnchor="middle">
            {gridLabel(degrees, 'meridian', stepMinutes)}
          </text>
        ))}
      {parallels
        .filter(({ at }) => at > 190 && at < height - 80)
        .map(({ degrees, at }) => (
          <text
            key={degrees}
            transform={`translate(${BAND + 12} ${at.toFixed(1)}) rotate(-90)`}
            textAnchor="middle"
          >
            {gridLabel(degrees, 'parallel', stepMinutes)}
          </text>
        ))}
    </svg>
  )
}

/** The scale bar in round lengths of the reader's units. */
export function ScaleBar({ camera }: { camera: Camera }) {
  const t = useText(mapsMessages)
  const { units, way } = useMeasures()
  const { metres, px } = scaleBarOf(camera, 120, units === 'imperial')
  const distance = way(metres, 1)
  const bar: CSSProperties = { inlineSize: `${px}px` }
  return (
    <div className="tm-scale">
      <span className="tm-compass" aria-hidden="true">
        <svg viewBox="0 0 24 32" width="20" height="27" aria-hidden="true">
          <path d="M12 1 19 25 12 20 5 25z" />
          <path className="tm-compass-half" d="M12 1 19 25 12 20z" />
        </svg>
        {t('north')}
      </span>
      <div role="img" aria-label={t('scale', { distance })}>
        <span className="tm-scale-text">{distance}</span>
        <span className="tm-scale-bar" style={bar} />
      </div>
    </div>
  )
}

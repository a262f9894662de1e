/** A piece of land in its file: shapes by kind, each with its rings, each ring as integer steps from point to point. */
export type LandFile = Partial<Record<LandKind, number[][][]>>
export type LandKind = 'world' | 'box' | 'city' | 'coast'
type Ring = [lon: number, lat: number][]
export type LandShape = { type: 'Feature'; properties: { kind: LandKind } } & {
  geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'LineString'; coordinates: Ring }
}

/** The kinds in drawing order; the number of steps per degree. */
const STEPS = { world: 10, box: 1000, city: 1000, coast: 1000 } as const
const KINDS = ['world', 'box', 'city', 'coast'] as const

/** The extent of the detailed land around a guide's city, degrees. */
export const CITY_AROUND = 0.45
/** From this zoom on the detailed land around a guide's city is shown. */
export const CITY_ZOOM = 6.5

/** Steps are short numbers: the file is half as long as the same land in degrees. */
export function packLand(shapes: readonly LandShape[]): LandFile {
  const file: LandFile = {}
  for (const { properties, geometry } of shapes) {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates]
    file[properties.kind] ??= []
    file[properties.kind]?.push(rings.map((ring) => toSteps(ring, STEPS[properties.kind])))
  }
  return file
}

/** Converts several files to GeoJSON in drawing order; empty without files. */
export function unpackLand(files: readonly LandFile[]): LandShape[] {
  return KINDS.flatMap((kind) =>
    files
      .flatMap((file) => file[kind] ?? [])
      .map((packed): LandShape => {
        const rings = packed.map((steps) => fromSteps(steps, STEPS[kind]))
        const geometry: LandShape['geometry'] =
          kind === 'coast'
            ? { type: 'LineString', coordinates: rings[0] ?? [] }
            : { type: 'Polygon', coordinates: rings }
        return { type: 'Feature', properties: { kind }, geometry }
      }),
  )
}

function toSteps(ring: Ring, scale: number): number[] {
  let [x, y] = [0, 0]
  return ring.flatMap(([lon, lat]) => {
    const [toX, toY] = [Math.round(lon * scale), Math.round(lat * scale)]
    const step = [toX - x, toY - y]
    ;[x, y] = [toX, toY]
    return step
  })
}

function fromSteps(steps: readonly number[], scale: number): Ring {
  const ring: Ring = []
  let [x, y] = [0, 0]
  for (let i = 1; i < steps.length; i += 2) {
    x += steps[i - 1] ?? 0
    y += steps[i] ?? 0
    ring.push([x / scale, y / scale])
  }
  return ring
}

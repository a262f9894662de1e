const LIGHT = {
  ground: '#f6f4ea',
  water: '#c3dde2',
  waterEdge: '#8fbcc6',
  waterText: '#24606f',
  wood: '#d3dfc1',
  grass: '#e2e9cf',
  park: '#d2e4c3',
  parkText: '#3f6b35',
  farmland: '#f0eedc',
  sand: '#f3e8c8',
  rock: '#e6e0d5',
  ice: '#eef6f8',
  wetland: '#dae6d8',
  urban: '#efece0',
  industry: '#efeae1',
  care: '#f5e3de',
  school: '#f3ecd3',
  building: '#ded6c5',
  buildingEdge: '#c6bba6',
  motorway: '#f2b279',
  motorwayEdge: '#bf7a3a',
  trunk: '#f7c98f',
  trunkEdge: '#c68d48',
  primary: '#fbe1a4',
  primaryEdge: '#c5a556',
  secondary: '#fdf3cb',
  secondaryEdge: '#c8b983',
  minor: '#fffefa',
  minorEdge: '#cfc7b6',
  pedestrian: '#f2e9dc',
  path: '#a5713f',
  footway: '#b0633f',
  steps: '#8c3f22',
  cycleway: '#3e8168',
  track: '#a18653',
  rail: '#7c8388',
  transit: '#8c6a9c',
  ferry: '#5f94a4',
  border: '#86708f',
  text: '#1d2f35',
  textQuiet: '#4d5f63',
  halo: '#fbfaf4',
  transport: '#1c5f96',
  sight: '#7a4a12',
  food: '#a3471c',
  health: '#b02a36',
  stay: '#6a4692',
}
/** The colours of a map of streets, as CSS colours. */
export type StreetColours = typeof LIGHT

const DARK: StreetColours = {
  ground: '#0b161c',
  water: '#143642',
  waterEdge: '#2c5966',
  waterText: '#86bfca',
  wood: '#14291f',
  grass: '#15251f',
  park: '#173124',
  parkText: '#8fbf8a',
  farmland: '#121f20',
  sand: '#2b2a20',
  rock: '#1d272a',
  ice: '#23363d',
  wetland: '#132a28',
  urban: '#101d24',
  industry: '#172128',
  care: '#2a1f24',
  school: '#22231f',
  building: '#1a2830',
  buildingEdge: '#30434e',
  motorway: '#8a5f33',
  motorwayEdge: '#d29a5e',
  trunk: '#775533',
  trunkEdge: '#b5854e',
  primary: '#665232',
  primaryEdge: '#97793f',
  secondary: '#4c4a37',
  secondaryEdge: '#706b49',
  minor: '#3b505c',
  minorEdge: '#0a1419',
  pedestrian: '#37464f',
  path: '#a98a63',
  footway: '#b98565',
  steps: '#d99673',
  cycleway: '#5fa88c',
  track: '#8d7b56',
  rail: '#7d8c94',
  transit: '#a587b5',
  ferry: '#4d8391',
  border: '#a58fae',
  text: '#eceade',
  textQuiet: '#a9b9ba',
  halo: '#0b161c',
  transport: '#86bdf0',
  sight: '#e0b67e',
  food: '#efa47d',
  health: '#ff8f95',
  stay: '#c3a5e8',
}

export type StreetTheme = {
  theme: 'light' | 'dark'
  /** For users with the system setting for more contrast. */
  isHighContrast?: boolean
}

/** Increases the contrast of text, edges and lines: as dark, or as light, as possible. */
const DRAWN_STRONGER =
  /Edge$|text|^(path|footway|steps|cycleway|track|rail|transit|border|transport|sight|food|health|stay)$/i
const PART = 0.55

export function streetColours({ theme, isHighContrast = false }: StreetTheme): StreetColours {
  const colours = theme === 'dark' ? DARK : LIGHT
  if (!isHighContrast) return colours
  const [ink, paper] = theme === 'dark' ? [255, '#000000'] : [0, '#ffffff']
  const stronger = Object.entries(colours).map(([name, colour]) => [
    name,
    DRAWN_STRONGER.test(name) ? mixed(colour, ink) : colour,
  ])
  return { ...(Object.fromEntries(stronger) as StreetColours), ground: paper, halo: paper }
}

/** Mixes a colour with black (0) or white (255). */
function mixed(colour: string, ink: number): string {
  return colour.replace(/[0-9a-f]{2}/g, (part) => {
    const value = Number.parseInt(part, 16)
    return Math.round(value + (ink - value) * PART)
      .toString(16)
      .padStart(2, '0')
  })
}

import type { Country } from './countries.contract.ts'
import type { Plug } from './table.contract.ts'

/** `needed`: no plug goes in. `check`: some do, or we are not sure. `fits`: each plug goes into each socket. */
export type AdapterVerdict = 'fits' | 'check' | 'needed'
/** `same`: within a tenth. `higher`, `lower`: a device must be made for both voltages. `mixed`: it depends on the place. */
export type VoltageVerdict = 'same' | 'higher' | 'lower' | 'mixed'

type Powered = Pick<Country, 'power'> & { certain: Pick<Country['certain'], 'power'> }

/** The sockets that each plug goes into with its earth. The plug E of today is made for E and F alike, as is F. */
const SOCKETS_OF: Record<Plug, readonly Plug[]> = {
  A: ['A', 'B'],
  B: ['B'],
  C: ['C', 'E', 'F', 'H', 'J', 'K', 'L', 'N', 'O'],
  D: ['D'],
  E: ['E', 'F'],
  F: ['F', 'E'],
  G: ['G'],
  H: ['H'],
  I: ['I'],
  J: ['J'],
  K: ['K'],
  L: ['L'],
  M: ['M'],
  N: ['N'],
  O: ['O'],
}

/**
 * Whether the plugs of one country go into the sockets of another: never `fits` unless both are certain and every plug goes
 * into every socket, or both have the very same ones.
 */
export function checkAdapter(home: Powered, there: Powered): AdapterVerdict {
  const sockets = socketsOf(there.power)
  const pairs = home.power.plugs.flatMap((plug) => sockets.map((socket) => SOCKETS_OF[plug].includes(socket)))
  if (!pairs.includes(true) && !home.power.plugs.some((plug) => there.power.plugs.includes(plug)))
    return 'needed'
  const isSure = home.certain.power && there.certain.power
  return isSure && (pairs.every(Boolean) || isAlike(home.power, there.power)) ? 'fits' : 'check'
}

function isAlike(one: Country['power'], other: Country['power']): boolean {
  const named = ({ plugs, rare }: Country['power']) => `${[...plugs].sort()} ${[...rare].sort()}`
  return named(one) === named(other)
}

/** The sockets in the walls: a list of plugs names the flat ones beside the socket that takes them too. */
function socketsOf({ plugs, rare }: Country['power']): Plug[] {
  const common = plugs.filter((plug) => !rare.includes(plug))
  const isTakenByOther = (flat: Plug) =>
    common.some((other) => other !== flat && SOCKETS_OF[flat].includes(other))
  return common.filter((plug) => !((plug === 'A' || plug === 'C') && isTakenByOther(plug)))
}

/** How far apart two voltages may be: 220 and 240 V are one for every device. */
const TOLERANCE = 0.1

/** Whether a device made for one country stands the voltage of another. */
export function compareVoltage(home: Powered, there: Powered): VoltageVerdict {
  const [only, ...others] = new Set(
    home.power.volts.flatMap((mine) => there.power.volts.map((theirs) => voltageOf(mine, theirs))),
  )
  return only === undefined || others.length > 0 ? 'mixed' : only
}

function voltageOf(mine: number, theirs: number): Exclude<VoltageVerdict, 'mixed'> {
  if (Math.abs(mine - theirs) / Math.max(mine, theirs) <= TOLERANCE) return 'same'
  return theirs > mine ? 'higher' : 'lower'
}

import type { VisaMatrix, VisaNeed, VisaRequirement } from '@tripwright/domain/documents/entry-rules'

/** The requirement of a pair in another published matrix; `days` only for visa-free visits. */
type PublishedRequirement = { need: VisaNeed; days: number | null }

/** By passport and destination: `DE TH`. */
type PublishedMatrix = ReadonlyMap<string, PublishedRequirement>

const NEEDS: Readonly<Record<string, VisaNeed>> = {
  '-1': 'citizen',
  'visa free': 'visa-free',
  eta: 'eta',
  'visa on arrival': 'on-arrival',
  'e-visa': 'e-visa',
  'visa required': 'required',
  'no admission': 'not-admitted',
}
/** Requirements that allow boarding without a visa application. */
const BOARDS: readonly VisaNeed[] = ['visa-free', 'eta', 'on-arrival']
const VISAS: readonly VisaNeed[] = ['on-arrival', 'e-visa', 'required', 'not-admitted']

/** Reads `Passport,Destination,Requirement`, the format of Passport Index. Throws on an invalid line. */
export function readPublishedMatrix(text: string): PublishedMatrix {
  const [, ...lines] = text.trim().split(/\r?\n/)
  return new Map(
    lines.map((line) => {
      const [passport = '', destination = '', requirement = ''] = line.split(',')
      const need = /^\d+$/.test(requirement) ? 'visa-free' : NEEDS[requirement]
      if (!need) throw new Error(`"${line}" is no line of a visa matrix`)
      const days = /^\d+$/.test(requirement) ? Number(requirement) : null
      return [`${passport} ${destination}`, { need, days }] as const
    }),
  )
}

export type VisaAgreement = {
  /** Pairs in both matrices, without the own country. */
  pairs: number
  sameNeed: number
  /** Pairs for which both require a visa, or neither does. */
  sameFreeOrNot: number
  /** Pairs for which both require some kind of visa, and of these the ones with the same kind. */
  visas: number
  sameKind: number
  /** Pairs for which both give a number of days without a visa, and of these the ones with the same number. */
  stays: number
  sameDays: number
  /**
   * Pairs that we call certain to board, although the other matrix requires a visa and no government page is cited: `DE
   * TH`.
   */
  dangerous: string[]
}

/** Compares our matrix with another one for these passports. */
export function compareVisas(
  ours: VisaMatrix,
  theirs: PublishedMatrix,
  passports: readonly string[],
): VisaAgreement {
  const found: VisaAgreement = {
    pairs: 0,
    sameNeed: 0,
    sameFreeOrNot: 0,
    visas: 0,
    sameKind: 0,
    stays: 0,
    sameDays: 0,
    dangerous: [],
  }
  for (const [destination, row] of ours)
    for (const passport of passports) {
      const [own, other] = [row.get(passport), theirs.get(`${passport} ${destination}`)]
      if (own && other && passport !== destination) countPair(found, `${passport} ${destination}`, own, other)
    }
  return found
}

function countPair(
  found: VisaAgreement,
  pair: string,
  own: VisaRequirement,
  other: PublishedRequirement,
): void {
  const isSame = own.need === other.need
  found.pairs++
  if (isSame) found.sameNeed++
  if (isWithoutVisa(own.need) === isWithoutVisa(other.need)) found.sameFreeOrNot++
  if (VISAS.includes(own.need) && VISAS.includes(other.need)) {
    found.visas++
    if (isSame) found.sameKind++
  }
  if (isSame && own.need === 'visa-free' && own.days !== null && other.days !== null) {
    found.stays++
    if (own.days === other.days) found.sameDays++
  }
  if (isDangerous(own, other)) found.dangerous.push(pair)
}

function isWithoutVisa(need: VisaNeed): boolean {
  return need === 'visa-free' || need === 'eta'
}

function isDangerous({ need, kindCertain, checked }: VisaRequirement, other: PublishedRequirement): boolean {
  return kindCertain && !checked && BOARDS.includes(need) && !BOARDS.includes(other.need)
}

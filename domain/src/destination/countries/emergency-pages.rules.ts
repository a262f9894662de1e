import type { EmergencyPage, EmergencyService } from './emergency-pages.contract.ts'
import { EMERGENCY_SERVICES } from './emergency-pages.contract.ts'

type Numbers = Readonly<Record<EmergencyService, string | null>>
type NumbersByService = Partial<Record<EmergencyService, string[]>>

/** What governments' pages say of a row of numbers; empty parts are left out. */
export type EmergencyBacking = {
  emergencyDoubts: EmergencyService[]
  emergencyOthers?: NumbersByService
  emergencyPages?: { source: string; date: string | null }[]
  landline?: Partial<Record<EmergencyService, string>>
  mobileOnly?: EmergencyService[]
}

const RESCUE = ['police', 'ambulance', 'fire'] as const
const ENOUGH_PAGES = 2

/**
 * Holds a row against what governments' pages say. A number is in doubt where fewer than two pages have it, where as many
 * have another one for the same service, or where a page says that there is no such number.
 */
export function backNumbers(numbers: Numbers, pages: readonly EmergencyPage[]): EmergencyBacking {
  const services = EMERGENCY_SERVICES.filter((service) => numbers[service] !== null)
  const emergencyDoubts = services.filter((service) => isDoubted(service, numbers, pages))
  const others = otherNumbers(emergencyDoubts, numbers, pages)
  const agreeing = pages.filter((page) => services.some((service) => hasNumber(page, service, numbers)))
  const landline = Object.assign({}, ...pages.map((page) => page.landline ?? {}))
  const mobileOnly = EMERGENCY_SERVICES.filter((service) =>
    pages.some((page) => page.mobileOnly?.includes(service)),
  )
  return {
    emergencyDoubts,
    ...(others.length > 0 && { emergencyOthers: Object.fromEntries(others) }),
    ...(agreeing.length > 0 && { emergencyPages: agreeing.map(({ source, date }) => ({ source, date })) }),
    ...(Object.keys(landline).length > 0 && { landline }),
    ...(mobileOnly.length > 0 && { mobileOnly }),
  }
}

function isDoubted(service: EmergencyService, numbers: Numbers, pages: readonly EmergencyPage[]): boolean {
  const having = pages.filter((page) => hasNumber(page, service, numbers)).length
  const denying = pages.filter((page) => hasAnother(page, service, numbers)).length
  return having < ENOUGH_PAGES || having <= denying || pages.some(({ none }) => none)
}

// A page that names one number for everything, or the same for two services, says the same as our general number.
function hasNumber({ says }: EmergencyPage, service: EmergencyService, numbers: Numbers): boolean {
  const number = numbers[service]
  if (number === null) return false
  if (says[service]?.includes(number)) return true
  if (service === 'general') return RESCUE.filter((one) => says[one]?.includes(number)).length > 1
  return service !== 'touristPolice' && says.general?.includes(number) === true
}

/** Whether a page has another number; our general one, or a special one of ours said to be general, is no contradiction. */
function hasAnother(page: EmergencyPage, service: EmergencyService, numbers: Numbers): boolean {
  const said = page.says[service]
  if (said === undefined || hasNumber(page, service, numbers)) return false
  if (service === 'general') return !said.some((number) => Object.values(numbers).includes(number))
  return numbers.general === null || !said.includes(numbers.general)
}

function otherNumbers(
  doubts: readonly EmergencyService[],
  numbers: Numbers,
  pages: readonly EmergencyPage[],
): [EmergencyService, string[]][] {
  return doubts.flatMap((service): [EmergencyService, string[]][] => {
    const said = pages.flatMap(({ says }) => says[service] ?? [])
    const others = [...new Set(said)].filter((number) => number !== numbers[service])
    return others.length > 0 ? [[service, others]] : []
  })
}

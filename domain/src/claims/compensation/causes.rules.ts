import type { DisruptedFlight, DisruptionCause, PassengerLaw } from './flight.rules.ts'

/** Whether a cause frees the airline: it does, it does not, or courts have said both. */
type ExcuseStatus = 'yes' | 'no' | 'contested'
type ExcusesByLaw = {
  /** Regulation 261/2004, in the Union and as the United Kingdom kept it. */
  europe: ExcuseStatus
  /** The judgment, or the recital, that says so. */
  basis: string
  /** Sections 10 and 11 of the APPR: outside the carrier's hands or needed for safety, or within them (section 12). */
  canada: ExcuseStatus
}

const EU261_RECITALS = 'recitals 14 and 15'
const EXCUSES_BY_CAUSE: Readonly<Record<DisruptionCause, ExcusesByLaw>> = {
  // Canada: a fault found in scheduled maintenance is within the carrier's control; any other fault counts as safety.
  technical: { europe: 'no', basis: 'Wallentin-Hermann, C-549/07', canada: 'contested' },
  'technical-hidden': { europe: 'yes', basis: 'Wallentin-Hermann, C-549/07, paragraph 26', canada: 'yes' },
  crew: { europe: 'no', basis: 'TAP Portugal, C-156/22', canada: 'no' },
  'strike-own': { europe: 'no', basis: 'Krüsemann, C-195/17, and Airhelp, C-28/20', canada: 'yes' },
  'late-before': {
    europe: 'contested',
    basis: 'Transportes Aéreos Portugueses, C-74/19',
    canada: 'contested',
  },
  weather: { europe: 'yes', basis: EU261_RECITALS, canada: 'yes' },
  'air-traffic': { europe: 'yes', basis: EU261_RECITALS, canada: 'yes' },
  'strike-others': { europe: 'yes', basis: EU261_RECITALS, canada: 'yes' },
  bird: { europe: 'yes', basis: 'Pešková, C-315/15', canada: 'yes' },
  lightning: { europe: 'yes', basis: 'AirHelp Germany, C-399/24', canada: 'yes' },
  security: { europe: 'yes', basis: EU261_RECITALS, canada: 'yes' },
  airport: { europe: 'yes', basis: 'SATA International, C-308/21', canada: 'yes' },
  ill: { europe: 'yes', basis: EU261_RECITALS, canada: 'yes' },
  unruly: { europe: 'yes', basis: 'Transportes Aéreos Portugueses, C-74/19', canada: 'yes' },
}

/** Judgments in Luxembourg after 2020 do not bind in Britain: its own courts, or nothing settled. */
const UK_EXCUSES: Readonly<Partial<Record<DisruptionCause, { excuse: ExcuseStatus; basis: string }>>> = {
  crew: { excuse: 'no', basis: 'Lipton v BA Cityflyer [2024] UKSC 24' },
  'strike-own': { excuse: 'no', basis: 'Krüsemann, C-195/17' },
  lightning: { excuse: 'contested', basis: '' },
  airport: { excuse: 'yes', basis: EU261_RECITALS },
}

/** Whether the cause of this flight frees the airline under a law, and what says so; a bare word of the traveller has no basis. */
export function findExcuse(
  { cause, extraordinary }: Pick<DisruptedFlight, 'cause' | 'extraordinary'>,
  law: PassengerLaw,
): { excuse: ExcuseStatus; basis: string } {
  if (cause === null) return { excuse: extraordinary ? 'yes' : 'no', basis: '' }
  const { europe, basis, canada } = EXCUSES_BY_CAUSE[cause]
  if (law === 'APPR') return { excuse: canada, basis: '' }
  if (law === 'UK261') return UK_EXCUSES[cause] ?? { excuse: europe, basis }
  if (law === 'EU261') return { excuse: europe, basis }
  // The words of Turkey and of Montreal are close to those of Europe, its judgments do not bind there: a strike of
  // the own staff, which only a judgment settles, is open there.
  return { excuse: cause === 'strike-own' ? 'contested' : europe, basis: '' }
}

import type { IsoDate } from '../../base/dates.ts'

type MembershipPeriod = { from: IsoDate; until?: IsoDate }

// Article 17 of Regulation 261/2004: in force since this day.
const EU261_START = '2005-02-17'
const FOUNDING_MEMBERS = 'AT BE CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT SE SI SK'.split(' ')
/** Outermost regions: other codes of ISO 3166, the same territory of the treaty. */
const OUTERMOST_REGIONS = 'GP MQ GF RE YT MF'.split(' ')

/** Where Regulation 261/2004 is law, and from when to when: the Union, the EEA, and Switzerland by agreement. */
export const EU261_MEMBERSHIP: Readonly<Record<string, MembershipPeriod>> = {
  ...Object.fromEntries(
    [...FOUNDING_MEMBERS, ...OUTERMOST_REGIONS].map((code) => [code, { from: EU261_START }]),
  ),
  IS: { from: EU261_START },
  NO: { from: EU261_START },
  LI: { from: EU261_START },
  CH: { from: '2006-12-01' },
  BG: { from: '2007-01-01' },
  RO: { from: '2007-01-01' },
  HR: { from: '2013-07-01' },
  // To the end of the transition period.
  GB: { from: EU261_START, until: '2020-12-31' },
}

/** Parties to the Montreal Convention of 1999 that we are sure of; of any other country we say that we do not know. */
export const MONTREAL_PARTIES: ReadonlySet<string> = new Set(
  [
    'AE AL AM AR AT AU AZ BA BB BE BG BH BJ BO BR BW BZ CA CH CL CM CN CO CR CU CV CY CZ DE DK DO EC EE EG ES ET FI FJ FR GB',
    'GE GH GR GT HK HR HU ID IE IL IN IS IT JM JO JP KE KR KW KZ LB LK LT LU LV MA MC MD ME MK ML MN MO MT MU MV MX MY MZ NA',
    'NG NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS RU RW SA SE SG SI SK SN SV TH TN TR TZ UA UG US UY VN ZA',
    ...OUTERMOST_REGIONS,
  ].flatMap((line) => line.split(' ')),
)

const DEPENDENT_TERRITORIES: readonly (readonly [state: string, codes: string])[] = [
  ['US', 'PR VI GU AS MP'],
  ['FR', 'GP MQ GF RE YT MF'],
  ['CN', 'HK MO'],
]

/** The state that an ISO 3166-1 code belongs to: Puerto Rico has a code of its own and is the United States. */
export function stateOf(country: string): string {
  return DEPENDENT_TERRITORIES.find(([, codes]) => codes.split(' ').includes(country))?.[0] ?? country
}

/** Countries that a form offers: all that some law names, and where our airports are. */
export const KNOWN_COUNTRIES: readonly string[] = [
  ...new Set([...Object.keys(EU261_MEMBERSHIP), ...MONTREAL_PARTIES, ...'DZ BD PR TW LI'.split(' ')]),
]

/** A law on air passengers that is none of the seven: its name, and who answers for it. */
export type NationalLaw = { name: string; authority: string; url: string }

/** By the country that a flight leaves or reaches; only that there is one, from knowledge, and nothing of what it says. */
const NATIONAL_LAWS: Readonly<Record<string, NationalLaw>> = {
  AR: {
    name: 'Resolution 1532/98',
    authority: 'ANAC',
    url: 'https://www.argentina.gob.ar/anac',
  },
  CL: { name: 'Código Aeronáutico', authority: 'Junta de Aeronáutica Civil', url: 'https://www.jac.gob.cl' },
  CN: {
    name: 'Provisions on the Administration of Normality of Flights, 2016',
    authority: 'CAAC',
    url: 'https://www.caac.gov.cn',
  },
  CO: {
    name: 'Reglamentos Aeronáuticos de Colombia, RAC 3',
    authority: 'Superintendencia de Transporte',
    url: 'https://www.supertransporte.gov.co',
  },
  ID: {
    name: 'Regulation of the Minister of Transportation PM 89 of 2015',
    authority: 'Directorate General of Civil Aviation',
    url: 'https://hubud.dephub.go.id',
  },
  IL: {
    name: 'Aviation Services Law (Compensation and Assistance for Flight Cancellation or Change of Conditions), 2012',
    authority: 'Civil Aviation Authority',
    url: 'https://www.gov.il/en/departments/civil_aviation_authority',
  },
  IN: {
    name: 'Civil Aviation Requirements, Section 3, Series M, Part IV',
    authority: 'DGCA; complaints by AirSewa',
    url: 'https://airsewa.gov.in',
  },
  MX: { name: 'Ley de Aviación Civil', authority: 'Profeco', url: 'https://www.gob.mx/profeco' },
  MY: {
    name: 'Malaysian Aviation Consumer Protection Code 2016',
    authority: 'Civil Aviation Authority of Malaysia',
    url: 'https://www.caam.gov.my',
  },
  NG: {
    name: 'Nigeria Civil Aviation Regulations, Part 19',
    authority: 'NCAA',
    url: 'https://ncaa.gov.ng',
  },
  PH: {
    name: 'Air Passenger Bill of Rights, 2012',
    authority: 'Civil Aeronautics Board',
    url: 'https://cab.gov.ph',
  },
  SA: {
    name: 'Regulations for the Protection of Passengers’ Rights, 2023',
    authority: 'GACA',
    url: 'https://gaca.gov.sa',
  },
  TH: {
    name: 'notifications of the Civil Aviation Board on the protection of passengers',
    authority: 'CAAT',
    url: 'https://www.caat.or.th',
  },
  UA: {
    name: 'Aviation Rules on carriage by air, 2018',
    authority: 'State Aviation Administration',
    url: 'https://avia.gov.ua',
  },
}

/** The countries at both ends of a way that have such a law, the one that it leaves first. */
export function nationalLawsOf(departure: string, arrival: string): (NationalLaw & { country: string })[] {
  return [...new Set([departure, arrival])].flatMap((country) => {
    const law = NATIONAL_LAWS[country]
    return law ? [{ country, ...law }] : []
  })
}

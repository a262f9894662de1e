import type { IsoDate } from '../../base/dates.ts'

/** Pages of governments on who may enter, by destination: only where the writer was sure that the domain is theirs. */
export const OFFICIAL_PAGES: Readonly<Record<string, string>> = {
  AE: 'https://u.ae',
  AM: 'https://evisa.mfa.am',
  AR: 'https://www.argentina.gob.ar/interior/migraciones',
  AT: 'https://www.bmeia.gv.at',
  AU: 'https://immi.homeaffairs.gov.au',
  AZ: 'https://evisa.gov.az',

  BE: 'https://dofi.ibz.be',
  BH: 'https://www.evisa.gov.bh',
  BR: 'https://www.gov.br/mre',
  CH: 'https://www.sem.admin.ch',
  CA: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
  CN: 'https://en.nia.gov.cn',

  CO: 'https://www.cancilleria.gov.co',
  DE: 'https://www.auswaertiges-amt.de',
  DK: 'https://www.nyidanmark.dk',
  EG: 'https://visa2egypt.gov.eg',
  ES: 'https://www.exteriores.gob.es',
  ET: 'https://www.evisa.gov.et',
  FI: 'https://migri.fi',
  FR: 'https://france-visas.gouv.fr',
  GB: 'https://www.gov.uk/check-uk-visa',
  GE: 'https://www.evisa.gov.ge',
  HK: 'https://www.immd.gov.hk',
  ID: 'https://evisa.imigrasi.go.id',
  IE: 'https://www.irishimmigration.ie',
  IN: 'https://indianvisaonline.gov.in',

  IT: 'https://vistoperitalia.esteri.it',
  JP: 'https://www.mofa.go.jp',
  KE: 'https://www.etakenya.go.ke',
  KH: 'https://www.evisa.gov.kh',
  KR: 'https://www.k-eta.go.kr',
  LK: 'https://www.eta.gov.lk',

  MX: 'https://www.inm.gob.mx',
  MY: 'https://www.imi.gov.my',
  NL: 'https://ind.nl',
  NO: 'https://www.udi.no',

  NZ: 'https://www.immigration.govt.nz',
  OM: 'https://evisa.rop.gov.om',
  PK: 'https://visa.nadra.gov.pk',

  SE: 'https://www.migrationsverket.se',
  SG: 'https://www.ica.gov.sg',
  TH: 'https://www.thaievisa.go.th',
  TR: 'https://www.evisa.gov.tr',
  TZ: 'https://visa.immigration.go.tz',
  UZ: 'https://e-visa.gov.uz',
  GR: 'https://www.mfa.gr',
  IL: 'https://israel-entry.piba.gov.il',
  IS: 'https://island.is',

  LA: 'https://laoevisa.gov.la',
  MA: 'https://www.acces-maroc.ma',
  NP: 'https://www.immigration.gov.np',
  PL: 'https://www.gov.pl',
  PT: 'https://vistos.mne.gov.pt',
  SA: 'https://visa.visitsaudi.com',
  TW: 'https://www.boca.gov.tw',
  UG: 'https://visas.immigration.go.ug',
  ZW: 'https://www.evisa.gov.zw',
  US: 'https://travel.state.gov',
  VN: 'https://evisa.gov.vn',
  ZA: 'https://www.dha.gov.za',
}

export type VisaFee = { amount: number; currency: string; asOf: IsoDate }

/**
 * What the government itself takes for what is applied for online, by the note of the table, in minor units; only where the
 * writer was sure. Written from knowledge; agents and their pages take more.
 */
export const VISA_FEES: Readonly<Record<string, VisaFee>> = {
  esta: { amount: 4000, currency: 'USD', asOf: '2025-09-30' },
  'uk-eta': { amount: 1600, currency: 'GBP', asOf: '2025-04-09' },
  'ca-eta': { amount: 700, currency: 'CAD', asOf: '2016-03-15' },
  'au-eta': { amount: 2000, currency: 'AUD', asOf: '2022-07-01' },
  'au-evisitor': { amount: 0, currency: 'AUD', asOf: '2022-07-01' },
  nzeta: { amount: 11_700, currency: 'NZD', asOf: '2024-10-01' },
  'k-eta': { amount: 10_000, currency: 'KRW', asOf: '2021-09-01' },
  etail: { amount: 2500, currency: 'ILS', asOf: '2025-01-01' },
  'pk-free': { amount: 0, currency: 'PKR', asOf: '2024-08-14' },
}

export type EntryForm = {
  name: string
  url: string
  /** Days before the day of entry from which it can be filled in. */
  opensDays: number
  /** False where paper is taken too, or it only saves time. */
  isDuty: boolean
}

/**
 * What travellers fill in online shortly before they enter, beside any visa: only where the writer was sure of form and page.
 * Written from knowledge at the end of 2025; all of them are free of charge, and pages that take money for them are others'.
 */
export const ENTRY_FORMS: Readonly<Record<string, EntryForm>> = {
  CN: {
    name: 'China Arrival Card',
    url: 'https://s.nia.gov.cn/ArrivalCardFillingPC/',
    opensDays: 3,
    isDuty: false,
  },
  CO: {
    name: 'Check-Mig',
    url: 'https://apps.migracioncolombia.gov.co/pre-registro',
    opensDays: 3,
    isDuty: true,
  },
  CU: { name: 'D’Viajeros', url: 'https://dviajeros.mitrans.gob.cu', opensDays: 7, isDuty: true },
  DO: { name: 'E-Ticket', url: 'https://eticket.migracion.gob.do', opensDays: 7, isDuty: true },
  IN: {
    name: 'e-Arrival Card',
    url: 'https://indianvisaonline.gov.in/earrival',
    opensDays: 3,
    isDuty: true,
  },
  ID: { name: 'All Indonesia', url: 'https://allindonesia.imigrasi.go.id', opensDays: 3, isDuty: true },
  JP: { name: 'Visit Japan Web', url: 'https://www.vjw.digital.go.jp', opensDays: 14, isDuty: false },
  KH: { name: 'Cambodia e-Arrival', url: 'https://www.arrival.gov.kh', opensDays: 7, isDuty: true },
  KR: { name: 'e-Arrival Card', url: 'https://www.e-arrivalcard.go.kr', opensDays: 3, isDuty: false },
  MV: { name: 'IMUGA', url: 'https://imuga.immigration.gov.mv', opensDays: 4, isDuty: true },
  MY: { name: 'MDAC', url: 'https://imigresen-online.imi.gov.my/mdac/main', opensDays: 3, isDuty: true },
  PH: { name: 'eTravel', url: 'https://etravel.gov.ph', opensDays: 3, isDuty: true },
  SG: {
    name: 'SG Arrival Card',
    url: 'https://eservices.ica.gov.sg/sgarrivalcard',
    opensDays: 3,
    isDuty: true,
  },
  TH: { name: 'TDAC', url: 'https://tdac.immigration.go.th', opensDays: 3, isDuty: true },
  TW: { name: 'TWAC', url: 'https://twac.immigration.gov.tw', opensDays: 3, isDuty: true },
}

/** By whose agreement citizens of one country may live in another, and for what; written from knowledge, as of RIGHTS_AS_OF. */
export type ResidenceRule = {
  /** Names its text: `right.…`. */
  id: string
  passports: string
  destinations: string
  allows: readonly ('study' | 'work')[]
  /** `free`: the passport is enough, at most one registers. `permit`: a permit has to be asked for, which the agreement promises. */
  how: 'free' | 'permit'
  certain: boolean
  /** The day from which it holds between all of these. */
  since: IsoDate
}

export const RESIDENCE_RULES_AS_OF: IsoDate = '2025-11-30'
export const RESIDENCE_RULES_WRITTEN: IsoDate = '2026-11-22'
export const RESIDENCE_RULES_SOURCE = 'Tripwright, from the agreements as we know them'

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
const MERCOSUR = 'AR BO BR CO EC PE PY UY'
const CSME = 'AG BB BZ DM GD GY JM KN LC VC SR TT'
const OECS = 'AG DM GD KN LC VC'
const CARICOM_FREE_MOVEMENT = 'BB BZ DM VC'
const ECOWAS = 'BJ CV CI GM GH GN GW LR NG SN SL TG'
const GCC = 'AE BH KW OM QA SA'
const EAEU = 'AM BY KZ KG RU'
const EAC = 'KE RW UG'
const UEMOA = 'BF BJ CI GW ML NE SN TG'
const BALKAN = 'AL MK RS'
const STUDY_AND_WORK = ['study', 'work'] as const
const FREE_MOVEMENT = { allows: STUDY_AND_WORK, how: 'free', certain: true } as const

/** The first that names passport and destination counts. */
export const RESIDENCE_RULES: readonly ResidenceRule[] = [
  // Directive 2004/38/EC and Article 28 of the EEA Agreement; the last time of transition (Croatia's) ended in June 2020.
  {
    ...FREE_MOVEMENT,
    id: 'EEA',
    passports: `${EU} IS NO LI`,
    destinations: `${EU} IS NO`,
    since: '2020-07-01',
  },
  // Residence there is by quota and lot, the EEA Agreement, Annex VIII, sectoral adaptations.
  {
    id: 'LI',
    passports: `${EU} IS NO CH`,
    destinations: 'LI',
    allows: STUDY_AND_WORK,
    how: 'permit',
    certain: false,
    since: '1995-05-01',
  },
  // Agreement of 21 June 1999 on the free movement of persons, and Annex K of the EFTA Convention. Work of Croatians was held
  // back by its safeguard clause from 2023 on.
  { ...FREE_MOVEMENT, id: 'CH', passports: 'HR', destinations: 'CH', certain: false, since: '2022-01-01' },
  { ...FREE_MOVEMENT, id: 'CH', passports: `${EU} IS NO LI`, destinations: 'CH', since: '2019-06-01' },
  { ...FREE_MOVEMENT, id: 'CH', passports: 'CH', destinations: `${EU} IS NO`, since: '2019-06-01' },
  // Memorandum of understanding of 8 May 2019; the thing itself is older than a century.
  { ...FREE_MOVEMENT, id: 'CTA', passports: 'GB IE', destinations: 'GB IE', since: '2019-05-08' },
  // Trans-Tasman Travel Arrangement; the Special Category Visa is of 1994.
  { ...FREE_MOVEMENT, id: 'TASMAN', passports: 'AU NZ', destinations: 'AU NZ', since: '1994-09-01' },
  // Compacts of Free Association, section 141; Palau's is the last.
  { ...FREE_MOVEMENT, id: 'COFA', passports: 'FM MH PW', destinations: 'US', since: '1994-10-01' },
  // The same, section 142, the other way round. Both states ask those who stay for a permit, and Palau's is not clear to us.
  {
    id: 'COMPACT',
    passports: 'US',
    destinations: 'FM MH',
    allows: ['work'],
    how: 'permit',
    certain: false,
    since: '1986-11-03',
  },
  // Convention of friendship and good neighbourhood of 31 March 1939, in force before 1940; Italians in San Marino need a permit.
  {
    id: 'SANMARINO',
    passports: 'SM',
    destinations: 'IT',
    allows: ['work'],
    how: 'permit',
    certain: false,
    since: '1940-01-01',
  },
  // Economic Agreement of 2001, Article 3; the common market of 2008.
  { ...FREE_MOVEMENT, id: 'GCC', passports: GCC, destinations: GCC, since: '2008-01-01' },
  // Treaty of the Union State of 8 December 1999, with that of 25 December 1998 on equal rights: school and work as at home.
  { ...FREE_MOVEMENT, id: 'UNION', passports: 'BY RU', destinations: 'BY RU', since: '2000-01-26' },
  // Treaty of Peace and Friendship of 31 July 1950, Article 7. Nepal's law on labour knows a permit for foreigners, which it has
  // not asked of Indians so far.
  { ...FREE_MOVEMENT, id: 'NEPAL', passports: 'NP', destinations: 'IN', since: '1950-07-31' },
  { ...FREE_MOVEMENT, id: 'NEPAL', passports: 'IN', destinations: 'NP', certain: false, since: '1950-07-31' },
  // The treaty of 2007 leaves it to practice, and Bhutan does want a permit of Indians.
  {
    ...FREE_MOVEMENT,
    id: 'BHUTAN',
    passports: 'BT',
    destinations: 'IN',
    certain: false,
    since: '2007-03-02',
  },
  // Decision of the State Council of 28 July 2018: no work permit. Not by passport, and a stay of long wants a card, so it is put
  // no higher than a permit, and reporters are not meant.
  {
    id: 'MAINLAND',
    passports: 'HK MO TW',
    destinations: 'CN',
    allows: STUDY_AND_WORK,
    how: 'permit',
    certain: false,
    since: '2018-07-28',
  },
  // Treaty of 29 May 2014, Article 97: work, and the family with it; Kyrgyzstan joined last.
  {
    ...FREE_MOVEMENT,
    id: 'EAEU',
    passports: EAEU,
    destinations: EAEU,
    allows: ['work'],
    since: '2015-08-12',
  },
  // Revised Treaty of Basseterre, Article 12 of the protocol.
  { ...FREE_MOVEMENT, id: 'OECS', passports: OECS, destinations: OECS, since: '2011-08-01' },
  // Full free movement of the four that went ahead.
  {
    ...FREE_MOVEMENT,
    id: 'FOUR',
    passports: CARICOM_FREE_MOVEMENT,
    destinations: CARICOM_FREE_MOVEMENT,
    since: '2025-10-01',
  },
  // Revised Treaty of Chaguaramas, Articles 45 and 46: only who holds a certificate of skills.
  {
    id: 'CSME',
    passports: CSME,
    destinations: CSME,
    allows: ['work'],
    how: 'permit',
    certain: false,
    since: '2006-01-30',
  },
  // Residence agreement of 6 December 2002; Chile gives it to five, and who gives it to Chileans is not all certain.
  {
    id: 'MERCOSUR',
    passports: MERCOSUR,
    destinations: MERCOSUR,
    allows: STUDY_AND_WORK,
    how: 'permit',
    certain: true,
    since: '2014-07-01',
  },
  {
    id: 'MERCOSUR',
    passports: 'AR BO BR PY UY',
    destinations: 'CL',
    allows: STUDY_AND_WORK,
    how: 'permit',
    certain: true,
    since: '2009-12-04',
  },
  {
    id: 'MERCOSUR',
    passports: 'CL',
    destinations: MERCOSUR,
    allows: STUDY_AND_WORK,
    how: 'permit',
    certain: false,
    since: '2009-12-04',
  },
  // Supplementary protocol A/SP.1/7/86 on the right of residence; kept differently from country to country.
  {
    id: 'ECOWAS',
    passports: ECOWAS,
    destinations: ECOWAS,
    allows: STUDY_AND_WORK,
    how: 'permit',
    certain: false,
    since: '1990-01-01',
  },
  // Treaty of the union, Article 91, which the three that left ECOWAS in January 2025 are still bound by; kept unevenly.
  {
    id: 'UEMOA',
    passports: UEMOA,
    destinations: UEMOA,
    allows: ['work'],
    how: 'permit',
    certain: false,
    since: '1997-05-02',
  },
  // Common Market Protocol, Article 10: these three take no fee for the permit; the other states still do, or are at war.
  {
    id: 'EAC',
    passports: EAC,
    destinations: EAC,
    allows: ['work'],
    how: 'permit',
    certain: false,
    since: '2010-07-01',
  },
  // Agreement on access to the labour market, on registration; whether it goes on is not certain.
  {
    id: 'BALKAN',
    passports: BALKAN,
    destinations: BALKAN,
    allows: ['work'],
    how: 'permit',
    certain: false,
    since: '2024-03-01',
  },
]

/** Destinations that want a visa of their own of reporters, as two of three readers or all wrote, and its class where it has one. */
export const PRESS_VISAS: Readonly<Record<string, string>> = {
  US: 'I',
  CN: 'J',
  IN: 'J',
  BD: 'J',
  CU: 'D-6',
  TH: 'M',
  BY: '',
  DZ: '',
  ER: '',
  ID: '',
  IR: '',
  KP: '',
  MM: '',
  PK: '',
  RU: '',
  TM: '',
  VN: '',
  BH: '',
  EG: '',
  ET: '',
  IQ: '',
  KR: '',
  LA: '',
  LK: '',
  SA: '',
  SD: '',
  SY: '',
  TR: '',
}

/** Where one of three readers knew of a visa, pass or permission of their own for reporters, or two did and a doubt is left. */
export const POSSIBLE_PRESS_VISAS =
  'AE AF AU BT GQ IL JO KE KW LY MY NG NI NP NR OM PG QA RW SG SS TJ TZ UG UZ VE YE ZA ZW'

/** Destinations whose own rule for visitors who need no visa names meetings: the table's answer is that of business too. */
export const MEETINGS_ALLOWED = `${EU} IS LI NO CH AU BR CA GB HK JP MX NZ SG US`

/** Destinations with a kind of e-visa or visa on arrival for business, so that the one of tourists does not do. */
export const BUSINESS_VISA_DESTINATIONS = 'CU EG IN KH LA LK MM NP TZ VN'

/** Days of a course up to which a visit covers it, where these are fewer than a visit has; 0: none, or only for pleasure. */
export const MAX_COURSE_DAYS: Readonly<Record<string, number>> = {
  AU: 90,
  KR: 90,
  NZ: 90,
  SG: 30,
  CN: 0,
  ID: 0,
  MY: 0,
  NP: 0,
  PH: 0,
  TH: 0,
  US: 0,
  VN: 0,
}

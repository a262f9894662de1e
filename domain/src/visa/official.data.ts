import type { IsoDate } from '../base/dates.ts'

/** Pages of governments on who may enter, by destination: only where the writer was sure that the domain is theirs. */
export const OFFICIAL: Readonly<Record<string, string>> = {
  ...{
    AE: 'https://u.ae',
    AM: 'https://evisa.mfa.am',
    AR: 'https://www.argentina.gob.ar/interior/migraciones',
  },
  ...{ AT: 'https://www.bmeia.gv.at', AU: 'https://immi.homeaffairs.gov.au', AZ: 'https://evisa.gov.az' },
  ...{ BH: 'https://www.evisa.gov.bh', BR: 'https://www.gov.br/mre', CH: 'https://www.sem.admin.ch' },
  ...{ CA: 'https://www.canada.ca/en/immigration-refugees-citizenship.html', CN: 'https://en.nia.gov.cn' },
  ...{
    CO: 'https://www.cancilleria.gov.co',
    DE: 'https://www.auswaertiges-amt.de',
    DK: 'https://www.nyidanmark.dk',
  },
  ...{ EG: 'https://visa2egypt.gov.eg', ES: 'https://www.exteriores.gob.es', ET: 'https://www.evisa.gov.et' },
  ...{ FI: 'https://migri.fi', FR: 'https://france-visas.gouv.fr', GB: 'https://www.gov.uk/check-uk-visa' },
  ...{ GE: 'https://www.evisa.gov.ge', HK: 'https://www.immd.gov.hk', ID: 'https://evisa.imigrasi.go.id' },
  ...{ IE: 'https://www.irishimmigration.ie', IN: 'https://indianvisaonline.gov.in' },
  ...{
    IT: 'https://vistoperitalia.esteri.it',
    JP: 'https://www.mofa.go.jp',
    KE: 'https://www.etakenya.go.ke',
  },
  ...{ KH: 'https://www.evisa.gov.kh', KR: 'https://www.k-eta.go.kr', LK: 'https://www.eta.gov.lk' },
  ...{
    MX: 'https://www.inm.gob.mx',
    MY: 'https://www.imi.gov.my',
    NL: 'https://ind.nl',
    NO: 'https://www.udi.no',
  },
  ...{
    NZ: 'https://www.immigration.govt.nz',
    OM: 'https://evisa.rop.gov.om',
    PK: 'https://visa.nadra.gov.pk',
  },
  ...{
    SE: 'https://www.migrationsverket.se',
    SG: 'https://www.ica.gov.sg',
    TH: 'https://www.thaievisa.go.th',
  },
  ...{ TR: 'https://www.evisa.gov.tr', TZ: 'https://visa.immigration.go.tz', UZ: 'https://e-visa.gov.uz' },
  ...{ US: 'https://travel.state.gov', VN: 'https://evisa.gov.vn', ZA: 'https://www.dha.gov.za' },
}

export type Fee = { amount: number; currency: string; asOf: IsoDate }

/**
 * What the government itself takes for what is applied for online, by the note of the table, in minor units; only where the
 * writer was sure. Written from knowledge; agents and their pages take more.
 */
export const FEES: Readonly<Record<string, Fee>> = {
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
  CO: {
    name: 'Check-Mig',
    url: 'https://apps.migracioncolombia.gov.co/pre-registro',
    opensDays: 3,
    isDuty: true,
  },
  CU: { name: 'D’Viajeros', url: 'https://dviajeros.mitrans.gob.cu', opensDays: 7, isDuty: true },
  DO: { name: 'E-Ticket', url: 'https://eticket.migracion.gob.do', opensDays: 7, isDuty: true },
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

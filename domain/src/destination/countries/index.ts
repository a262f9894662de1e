export {
  type AdapterVerdict,
  checkAdapter,
  compareVoltage,
  type VoltageVerdict,
} from './adapter.rules.ts'
export {
  type Country,
  type CountryList,
  getCountry,
  type ListedCountry,
  listCountries,
} from './countries.contract.ts'
export { countriesMessages } from './countries.messages.ts'
export { provenanceOfGroup, toCountry, toListed, toListedTerritory } from './country.rules.ts'
export { getCountryAt } from './country-at.contract.ts'
export {
  EMERGENCY_SERVICES,
  type EmergencyPage,
  type EmergencyPageFile,
  type EmergencyService,
  emergencyPageFile,
} from './emergency-pages.contract.ts'
export { backNumbers } from './emergency-pages.rules.ts'
export { type LicenceNeed, licenceNeed } from './licence.rules.ts'
export { hasAmbulance, listMedicalContacts, type MedicalContact } from './medical-help.rules.ts'
export { type Roads, type RoadsFile, roadsFile, roadsOf } from './roads.contract.ts'
export { type CountryFile, type CountryRow, countryFile, type Plug, REGIONS } from './table.contract.ts'
export {
  type ListedTerritory,
  type TerritoryFile,
  type TerritoryRow,
  territoryFile,
} from './territories.contract.ts'

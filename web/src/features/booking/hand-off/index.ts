export {
  fetchCitySuggestions,
  joinCities,
  type SuggestedCity,
  searchCities,
} from './city-suggestions.state.ts'
export {
  externalLinkProps,
  NativeMapsCard,
  NativeMapsDisclosure,
  thisDevice,
  useHasNativeMaps,
} from './native-maps-card.tsx'
export { HandOffNotice, type PartnerHandOff, usePartnerHandOff } from './partner-hand-off.tsx'
export { useSearchDraft } from './search-draft.state.ts'
export { SearchForm, type SearchFormErrors } from './search-form.tsx'
export { SearchPage } from './search-page.tsx'
export { TripDates } from './trip-dates.tsx'

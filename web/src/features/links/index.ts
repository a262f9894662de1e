export { fetchCitySuggestions, joinCities, type SuggestedCity, searchCities } from './city-suggestions.state.ts'
export { type PartnerHandOff, HandOffNotice, usePartnerHandOff } from './leaving.tsx'
export {
  NativeMapsCard,
  NativeMapsDisclosure,
  externalLinkProps,
  thisDevice,
  useHasNativeMaps,
} from './native-maps-card.tsx'
export { today, useSearchDraft } from './search-draft.state.ts'
export { type SearchFormErrors, SearchForm } from './search-form.tsx'
export { SearchPage } from './search-page.tsx'
export { TripDates } from './trip-dates.tsx'

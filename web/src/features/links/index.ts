export { askForCities, joinCities, type SuggestedCity, searchCities } from './city-suggestions.state.ts'
export { type Leaving, LeavingNotice, useLeaving } from './leaving.tsx'
export {
  NativeMapsCard,
  NativeMapsDisclosure,
  outside,
  thisDevice,
  useHasNativeMaps,
} from './native-maps-card.tsx'
export { today, useSearchDraft } from './search-draft.state.ts'
export { type Errors, SearchForm } from './search-form.tsx'
export { SearchPage } from './search-page.tsx'
export { TripDates } from './trip-dates.tsx'

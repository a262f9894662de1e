export { type FoundDetails, type StayPlace, searchAddresses } from './address-search.state.ts'
export { DayStrip, OpeningHoursBand } from './open-band.tsx'
export { PlacesField } from './place-field.tsx'
export { type PickablePlace, PlacePicker } from './place-picker.tsx'
export { PlacesMap, usePrefetchMap } from './places-map.tsx'
export { PlanChecks } from './plan-checks.tsx'
export {
  type KeyedFacts,
  loadCities,
  loadFacts,
  loadGuide,
  loadGuideList,
  loadHolidays,
  loadRates,
  otherNameOf,
  type PickedPlace,
  sortByNameMatch,
  withFactsOfPlan,
} from './plan-facts.state.ts'
export { useStableHeight, useStableRowKeys } from './stable-rows.state.ts'
export { StayField } from './stay-field.tsx'
export { useClock, useDuration, useHoursText } from './time-text.state.ts'
export { LegRow, TIMELINE_ROW_CLASS, TransferRow, timelineHeight, VisitRow, WayText } from './travel-rows.tsx'
export { VisitReasons } from './visit-reasons.tsx'

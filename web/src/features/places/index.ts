export {
  loadCities,
  loadFacts,
  loadGuide,
  loadGuideList,
  loadHolidays,
  loadRates,
  type KeyedFacts,
  type PickedPlace,
  normalizeName,
  sortByNameMatch,
  withRates,
} from './facts.state.ts'
export { DayStrip, OpeningHoursBand } from './open-band.tsx'
export { PlaceField, PlacesField } from './place-field.tsx'
export { type PickablePlace, PlacePicker } from './place-picker.tsx'
export { PlacesMap, usePrefetchMap } from './places-map.tsx'
export { PlanChecks } from './proof-line.tsx'
export { useStableHeight, useStableRowKeys } from './settling.state.ts'
export { useClock, useDuration } from './times.state.ts'
export { TIMELINE_ROW_CLASS, timelineHeight, VisitRow, TransferRow, LegRow } from './way-rows.tsx'
export { VisitReasons } from './why-here.tsx'

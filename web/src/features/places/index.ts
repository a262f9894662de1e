export {
  loadCities,
  loadFacts,
  loadGuide,
  loadGuideList,
  loadHolidays,
  loadRates,
  type NamedFacts,
  type Picked,
  plain,
  withName,
  withRates,
} from './facts.state.ts'
export { DayStrip, OpenBand } from './open-band.tsx'
export { PlaceField, PlacesField } from './place-field.tsx'
export { type Candidate, PlacePicker } from './place-picker.tsx'
export { PlacesMap, useMapAtHand } from './places-map.tsx'
export { ProofLine } from './proof-line.tsx'
export { useRoom, useRowKeys } from './settling.state.ts'
export { useClock, useDuration } from './times.state.ts'
export { RIBBON_ROW, ribbonHeight, StayRow, TransferRow, WayRow } from './way-rows.tsx'
export { WhyHere } from './why-here.tsx'

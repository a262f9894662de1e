import { lazyPart } from '#platform/lazy-part.ts'

// Who else is here is known seconds later at the earliest.
export const TripPresence = lazyPart(() => import('./trip-presence.tsx').then((part) => part.TripPresence))
export const RivalEdit = lazyPart(() => import('./trip-presence.tsx').then((part) => part.RivalEdit))

export const loadTakeAlong = () => import('./take-along.tsx').then(({ TakeAlong }) => TakeAlong)

/** 570 as `09:30`, 1560 as `26:00`: minutes after the midnight that began the date. */
export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

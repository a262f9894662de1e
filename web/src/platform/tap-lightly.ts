/** Answers a press so that the finger feels it, where the device can; not for who wants less motion. */
export function tapLightly(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10)
}

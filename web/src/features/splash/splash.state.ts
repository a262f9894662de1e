import { isSplashDue, SPLASH_STEP_MS, type SplashView, splashAt } from '@tripwright/domain/splash'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#platform/storage.ts'

// Often enough for a rule that counts in hours.
const NOTE_EVERY_MS = 60_000

/** From when on the splash may be shown on a page that is usable since then, or null. Decided once: nobody is splashed while at work. */
export function useSplashMoment(since: number): number | null {
  const [isDue] = useState(() =>
    isSplashDue(readStored('splash-seen') !== null, readStored('last-activity'), Date.now()),
  )
  useEffect(() => keepLastActivity(), [])
  return isDue ? since : null
}

/** How far the splash is that began when this was first drawn. */
export function useSplashView(): SplashView {
  const [begin] = useState(Date.now)
  const [now, setNow] = useState(begin)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SPLASH_STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return splashAt(now - begin)
}

/** It was seen through, skipped, or left for something (specification section 4). */
export function endSplash(): void {
  writeStored('splash-seen', 'true')
  writeStored('last-activity', Date.now())
}

// A visit that goes on is activity too; else a reload after an hour of work would bring the splash.
function keepLastActivity(): () => void {
  let notedAt = 0
  function note() {
    if (Date.now() - notedAt < NOTE_EVERY_MS || readStored('splash-seen') === null) return
    notedAt = Date.now()
    writeStored('last-activity', notedAt)
  }
  const signs = ['pointerdown', 'keydown', 'visibilitychange'] as const
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, note, { capture: true })
  }
}

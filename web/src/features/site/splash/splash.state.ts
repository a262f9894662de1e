import { isSplashDue, SPLASH_STEP_MS, type SplashView, splashAt } from '@tripwright/domain/site/splash'
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

/** What the splash that began then shows and offers by now. It changes a few times in ten seconds, and only then is drawn anew. */
export function useSplashView(begin: number): SplashView {
  const [view, setView] = useState(() => splashAt(0))
  useEffect(
    () =>
      eachStep(() => {
        const next = splashAt(Date.now() - begin)
        setView((old) => (isSameButForProgress(old, next) ? old : next))
      }),
    [begin],
  )
  return view
}

/** Whole percent of the splash that began then. */
export function useSplashProgress(begin: number): number {
  const [progress, setProgress] = useState(0)
  useEffect(() => eachStep(() => setProgress(splashAt(Date.now() - begin).progress)), [begin])
  return progress
}

function eachStep(step: () => void): () => void {
  const timer = setInterval(step, SPLASH_STEP_MS)
  return () => clearInterval(timer)
}

function isSameButForProgress(a: SplashView, b: SplashView): boolean {
  return (
    a.slide === b.slide &&
    a.offersStart === b.offersStart &&
    a.offersTrial === b.offersTrial &&
    a.isOver === b.isOver
  )
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

import { isSplashDue, SPLASH_STEP_MS, type SplashView, splashAt } from '@tripwright/domain/site/splash'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#platform/storage.ts'

// Often enough for a rule that counts in hours.
const NOTE_EVERY_MS = 60_000

/**
 * The time from which the splash may be shown on a page that became usable then, or null. Decided once, so that nobody is
 * interrupted later.
 */
export function useSplashMoment(since: number): number | null {
  const [isDue] = useState(() =>
    isSplashDue(readStored('splash-seen') !== null, readStored('last-activity'), Date.now()),
  )
  useEffect(() => keepLastActivity(), [])
  return isDue ? since : null
}

/**
 * The current slide and actions of the splash that began then. It changes a few times in ten seconds, and renders only then.
 */
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

/** Progress in whole percent of the splash that began then. */
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

/** It was completed, skipped, or left by a link (specification section 4). */
export function endSplash(): void {
  writeStored('splash-seen', 'true')
  writeStored('last-activity', Date.now())
}

// A continued visit counts as activity; otherwise a reload after an hour of work would show the splash.
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

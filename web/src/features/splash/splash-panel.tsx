import { SPLASH_SLIDES, splashMessages } from '@tripwright/domain/splash'
import { clsx } from 'clsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { OverlayProps } from '#platform/lazy-overlay.ts'
import { useSession } from '#platform/session.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { useTopModal } from '#ui/modal-stack.ts'
import { useEscape, useFocusGoesBack } from '#ui/overlay-panel.tsx'
import { endSplash, useSplashProgress, useSplashView } from './splash.state.ts'

// Somewhere for each slide: Lisbon, Kyoto, Reykjavik.
const GROUND = {
  trial: { lat: 38.72, lon: -9.14 },
  plan: { lat: 35.01, lon: 135.77 },
  alerts: { lat: 64.15, lon: -21.94 },
}

/**
 * The splash (specification section 2), as a slip at the foot of the window: whoever came for a page can read it and type
 * in it at once. Its words are small, so that it is never the largest thing painted.
 */
export function SplashPanel({ onGone }: OverlayProps) {
  const t = useText(splashMessages)
  const ref = useRef<HTMLElement>(null)
  const isSignedIn = useSession().state === 'signed-in'
  const [begin] = useState(Date.now)
  const { slide, offersStart, offersTrial, isOver } = useSplashView(begin)

  const finish = useCallback(() => {
    endSplash()
    onGone()
  }, [onGone])
  useEscape(finish, useTopModal() !== null)
  useFocusGoesBack(ref)
  useEffect(() => {
    if (isOver) finish()
  }, [isOver, finish])

  return (
    <section ref={ref} className="overlay-panel splash" aria-label={t('label')}>
      <div className="splash-ground">
        <ContourArt key={slide} {...GROUND[slide]} isUnmarked className="size-full" />
      </div>
      <div className="overlay-body">
        <div className="splash-words">
          {SPLASH_SLIDES.map((one) => (
            <div key={one} className={clsx(one !== slide && 'splash-later')}>
              <p className="font-display font-semibold">{t(`slide.${one}.title`)}</p>
              <p className="text-muted">{t(`slide.${one}.text`)}</p>
            </div>
          ))}
        </div>
        <Progress begin={begin} />
      </div>
      <div className="overlay-actions">
        <Button size="sm" variant="ghost" onClick={finish}>
          {t('skip')}
        </Button>
        <Button size="sm" variant="outline" className={clsx(!offersStart && 'splash-later')} onClick={finish}>
          {t('start')}
        </Button>
        {isSignedIn ? null : (
          <Link
            href="/auth"
            className={buttonClass({ size: 'sm' }, clsx(!offersTrial && 'splash-later'))}
            onClick={finish}
          >
            {t('trial')}
          </Link>
        )}
      </div>
    </section>
  )
}

function Progress({ begin }: { begin: number }) {
  const t = useText(splashMessages)
  const format = useFormats()
  const progress = useSplashProgress(begin)
  return (
    <div className="grid grid-cols-[1fr_5ch] items-center gap-3">
      <progress className="scale-bar" value={progress} max={100} aria-label={t('progress')} />
      <span className="coordinate">{format.number(progress / 100, { style: 'percent' })}</span>
    </div>
  )
}

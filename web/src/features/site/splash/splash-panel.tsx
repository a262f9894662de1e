import { SPLASH_SLIDES, splashMessages } from '@tripwright/domain/site/splash'
import { clsx } from 'clsx'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import type { OverlayProps } from '#platform/lazy-overlay.ts'
import { useSession } from '#platform/session.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { useTopModal } from '#ui/modal-stack.ts'
import { useEscape, useFocusGoesBack } from '#ui/overlay-panel.tsx'
import { useModal } from '#ui/use-modal.ts'
import { endSplash, useSplashProgress, useSplashView } from './splash.state.ts'

// Background places of the slides: Lisbon, Kyoto, Reykjavik.
const SLIDE_LOCATIONS = {
  trial: { lat: 38.72, lon: -9.14 },
  plan: { lat: 35.01, lon: 135.77 },
  alerts: { lat: 64.15, lon: -21.94 },
}

/**
 * The splash (specification section 2; decisions.md, "Splash"): full screen on a phone, on a desktop a panel at the bottom
 * of the window that leaves the page usable. Its text is small, so that it is never the largest contentful paint.
 */
export function SplashPanel({ onGone }: OverlayProps) {
  const t = useText(splashMessages)
  const isSignedIn = useSession().state === 'signed-in'
  const Frame = useLayoutVariant() === 'mobile' ? FullScreen : Panel
  const [begin] = useState(Date.now)
  const { slide, offersStart, offersTrial, isOver } = useSplashView(begin)

  const finish = useCallback(() => {
    endSplash()
    onGone()
  }, [onGone])
  useEffect(() => {
    if (isOver) finish()
  }, [isOver, finish])

  return (
    <Frame
      onEscape={finish}
      ground={<ContourArt key={slide} {...SLIDE_LOCATIONS[slide]} isUnmarked className="size-full" />}
      skip={
        <Button size="sm" variant="ghost" onClick={finish}>
          {t('skip')}
        </Button>
      }
      offers={
        <>
          <Button
            size="sm"
            variant="outline"
            className={clsx(!offersStart && 'splash-later')}
            onClick={finish}
          >
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
        </>
      }
    >
      <div className="splash-words">
        {SPLASH_SLIDES.map((one) => (
          <div key={one} className={clsx(one !== slide && 'splash-later')}>
            <p className="font-display font-semibold">{t(`slide.${one}.title`)}</p>
            <p className="text-muted">{t(`slide.${one}.text`)}</p>
          </div>
        ))}
      </div>
      <Progress begin={begin} />
    </Frame>
  )
}

type FrameProps = {
  onEscape: () => void
  ground: ReactNode
  skip: ReactNode
  /** The actions beside skipping. */
  offers: ReactNode
  children: ReactNode
}

function Panel({ onEscape, ground, skip, offers, children }: FrameProps) {
  const t = useText(splashMessages)
  const ref = useRef<HTMLElement>(null)
  useEscape(onEscape, useTopModal() !== null)
  useFocusGoesBack(ref)
  return (
    <section ref={ref} className="overlay-panel splash" aria-label={t('label')}>
      <div className="splash-ground">{ground}</div>
      <div className="overlay-body">{children}</div>
      <div className="overlay-actions">
        {skip}
        {offers}
      </div>
    </section>
  )
}

// Skip comes first, so it gets the focus and is the first tab stop; the page below is inert meanwhile.
function FullScreen({ onEscape, ground, skip, offers, children }: FrameProps) {
  const t = useText(splashMessages)
  const modal = useModal(onEscape)
  return (
    <dialog {...modal} className="modal modal-full splash" aria-label={t('label')}>
      <div className="modal-body">
        <div className="text-end">{skip}</div>
        <div className="splash-ground">{ground}</div>
        {children}
        <div className="splash-offers">{offers}</div>
      </div>
    </dialog>
  )
}

function Progress({ begin }: { begin: number }) {
  const t = useText(splashMessages)
  const format = useFormats()
  const progress = useSplashProgress(begin)
  return (
    <div className="splash-progress grid grid-cols-[1fr_5ch] items-center gap-3">
      <progress className="scale-bar" value={progress} max={100} aria-label={t('progress')} />
      <span className="coordinate">{format.number(progress / 100, { style: 'percent' })}</span>
    </div>
  )
}

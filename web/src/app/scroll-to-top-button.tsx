import ArrowUp from 'lucide-react/icons/arrow-up'
import { useSyncExternalStore } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { noticesMessages } from './notices.messages.ts'
import { MAIN_ID } from './use-scroll-to-top.ts'

/** Specification section 9, in CSS pixels. */
const SHOWN_AFTER_PX = 300

/** The button back to the top of a page that was scrolled; not under 768 px nor in the mobile layout. */
export function ScrollToTopButton() {
  const t = useText(noticesMessages)
  const isFar = useSyncExternalStore(
    subscribe,
    () => scrollY > SHOWN_AFTER_PX,
    () => false,
  )
  if (!isFar) return null

  function rise() {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
    // The button disappears, so a keyboard user's focus moves to the top of the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }

  return (
    <button
      type="button"
      aria-label={t('to-top')}
      className={buttonClass(
        { variant: 'outline', size: 'icon' },
        'to-top fixed! max-md:hidden mobile:hidden',
      )}
      onClick={rise}
    >
      <ArrowUp aria-hidden="true" />
    </button>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

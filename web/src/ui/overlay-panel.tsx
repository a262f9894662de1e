import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { buttonClass } from './button.tsx'
import { useTopModal } from './modal-stack.ts'
import { useSwipeDown } from './use-swipe-down.ts'

export type OverlayPanelProps = {
  title: ReactNode
  closeLabel: string
  onClose: () => void
  /** Escape and a swipe down, where they mean something other than the X. */
  onWave?: () => void
  children: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
  className?: string
}

/**
 * A non-modal notice at the bottom of the window that opens without a click. It never takes the focus, so the user can keep
 * typing. Escape closes it, unless a dialog is open.
 */
export function OverlayPanel({ title, closeLabel, onClose, onWave = onClose, ...rest }: OverlayPanelProps) {
  const { children, actions, className } = rest
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const isUnderModal = useTopModal() !== null
  useEscape(onWave, isUnderModal)
  useFocusGoesBack(ref)
  const { handlers, body } = useSwipeDown('section', onWave)

  return (
    <section
      ref={ref}
      className={clsx('overlay-panel swiped-down', className)}
      aria-labelledby={id}
      {...handlers}
    >
      <div className="graticule" />
      <header className="px-5 pt-5 pe-14">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
      </header>
      <div ref={body} className="overlay-body">
        {children}
      </div>
      {actions ? <footer className="overlay-actions">{actions}</footer> : null}
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'icon' }, 'absolute! top-2 end-1')}
        aria-label={closeLabel}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </button>
    </section>
  )
}

/** Calls back on Escape, unless a dialog is open or something else on the page used it. */
export function useEscape(onEscape: () => void, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onEscape, isOff])
}

// Otherwise the focus would be lost, and the next Tab would start at the top of the page.
export function useFocusGoesBack(ref: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const panel = ref.current
    return () => {
      if (panel?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [ref])
}

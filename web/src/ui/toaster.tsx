import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { buttonClass } from './button.tsx'
import { useTopModal } from './modal-stack.ts'
import { dismissToast, readToasts, subscribeToToasts, type Toast } from './toast.ts'
import { useSwipe } from './use-swipe.ts'

const SWIPE_PX = 20
const NONE: readonly Toast[] = []
const MARKS = { info: Info, success: CircleCheck, error: TriangleAlert }

// Outside of the toast, which is rendered again when it moves into a dialog and out of it: its timer continues.
const remainingMs = new WeakMap<Toast, number>()

type ToastItemProps = { toast: Toast; isPaused: boolean; closeLabel: string }

function ToastItem({ toast, isPaused, closeLabel }: ToastItemProps) {
  const swipe = useSwipe({
    direction: 'sideways',
    threshold: SWIPE_PX,
    onSwipe: () => dismissToast(toast.id),
  })
  const Mark = MARKS[toast.kind]

  useEffect(() => {
    if (isPaused) return
    const since = performance.now()
    const remaining = remainingMs.get(toast) ?? toast.duration
    const timer = setTimeout(() => dismissToast(toast.id), remaining)
    return () => {
      clearTimeout(timer)
      remainingMs.set(toast, remaining - (performance.now() - since))
    }
  }, [isPaused, toast])

  function pickAction() {
    dismissToast(toast.id)
    toast.action?.onPick()
  }

  return (
    <li className="toast" data-kind={toast.kind} {...swipe}>
      <Mark aria-hidden="true" className="toast-mark" />
      <div className="min-w-0 py-3">
        <p className="font-semibold">{toast.message}</p>
        {toast.description ? <p className="text-muted">{toast.description}</p> : null}
      </div>
      {toast.action ? (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          onClick={pickAction}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  )
}

function useIsPageHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

type ToasterProps = {
  /** The name of the region for screen readers. Alt+T moves the focus there. */
  label: string
  closeLabel: string
}

/**
 * Renders the toasts; one for the whole app. Their timers stop while the pointer or the focus is on them or the page is
 * hidden, so that an Undo can be reached. Inside an open modal dialog they move into it, because all else is inert then.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => NONE)
  const [isHeld, setIsHeld] = useState(false)
  const isPaused = useIsPageHidden() || isHeld
  const modal = useTopModal()
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    function focusRegion(event: KeyboardEvent) {
      if (event.altKey && event.code === 'KeyT') region.current?.focus()
    }
    document.addEventListener('keydown', focusRegion)
    return () => document.removeEventListener('keydown', focusRegion)
  }, [])

  // The last toast may leave from under the pointer or the focus, and all of them may move, into a dialog or out of it:
  // then no event says that they are free again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is that the dialog is another one
  useEffect(() => setIsHeld(false), [toasts.length === 0, modal])

  // A dialog adds space for its toasts, so that no toast covers its title (overlays.css).
  useLayoutEffect(() => {
    const height = toasts.length > 0 ? (region.current?.offsetHeight ?? 0) : 0
    modal?.style.setProperty('--toast-room', height > 0 ? `${height + 16}px` : '0px')
  }, [toasts, modal])

  const spoken = (isUrgent: boolean) =>
    toasts
      .filter((one) => (one.kind === 'error') === isUrgent)
      .map((one) => <p key={one.serial}>{[one.message, one.description].filter(Boolean).join('. ')}</p>)

  const drawn = (
    <section
      ref={region}
      className="toaster"
      aria-label={label}
      tabIndex={-1}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className="sr-only" aria-live="polite">
        {spoken(false)}
      </div>
      <div className="sr-only" aria-live="assertive">
        {spoken(true)}
      </div>
      <ol>
        {toasts.map((one) => (
          <ToastItem key={one.serial} toast={one} isPaused={isPaused} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  )
  return modal ? createPortal(drawn, modal) : drawn
}

import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { buttonClass } from './button.tsx'
import { type DismissReason, useModal } from './use-modal.ts'
import { useSwipeDown } from './use-swipe-down.ts'

export type SheetProps = {
  isOpen: boolean
  /** The user closes it; the caller decides, and sets `isOpen`. */
  onDismiss: (reason: DismissReason) => void
  title: ReactNode
  /** The name of the close button. */
  closeLabel: string
  children: ReactNode
  className?: string
}

function OpenSheet({ onDismiss, title, closeLabel, children, className }: SheetProps) {
  const modal = useModal(onDismiss)
  const id = useId()
  const { handlers, body } = useSwipeDown('dialog', () => onDismiss('swipe'))

  return (
    <dialog {...modal} className={clsx('modal modal-sheet', className)} aria-labelledby={id}>
      <div className="modal-body swiped-down" {...handlers}>
        <header className="grid gap-2 px-6 pt-2 pb-3 desktop:pt-5">
          <span className="mx-auto h-1 w-10 rounded-full bg-rule desktop:hidden" />
          <h2 id={id} className="pe-10">
            {title}
          </h2>
        </header>
        <div className="graticule" />
        <div ref={body} className="grid content-start gap-4 overflow-y-auto overscroll-contain p-6">
          {children}
        </div>
        <button
          type="button"
          className={buttonClass({ variant: 'ghost', size: 'icon' }, 'absolute! top-3 end-3')}
          aria-label={closeLabel}
          onClick={() => onDismiss('button')}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </dialog>
  )
}

/** A modal panel: from the bottom on mobile (a swipe down closes it), from the end of the line on desktop. */
export function Sheet(props: SheetProps) {
  return props.isOpen ? <OpenSheet {...props} /> : null
}

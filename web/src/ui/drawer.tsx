import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { buttonClass } from './button.tsx'
import { type DismissReason, useModal } from './use-modal.ts'

type DrawerProps = {
  /** The user closes it; the caller unmounts it. */
  onDismiss: (reason: DismissReason) => void
  title: ReactNode
  /** The name of the close button. */
  closeLabel: string
  children: ReactNode
  className?: string
}

/** A modal panel from the start of the line, as tall as the screen, open while it is mounted. */
export function Drawer({ onDismiss, title, closeLabel, children, className }: DrawerProps) {
  const modal = useModal(onDismiss)
  const id = useId()
  return (
    <dialog {...modal} className={clsx('modal modal-drawer', className)} aria-labelledby={id}>
      <div className="modal-body">
        <header className="flex items-center justify-between gap-2 py-2 ps-6 pe-3">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
            aria-label={closeLabel}
            onClick={() => onDismiss('button')}
          >
            <X aria-hidden="true" />
          </button>
        </header>
        <div className="graticule" />
        <div className="overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
      </div>
    </dialog>
  )
}

import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { buttonClass } from './button.tsx'
import { type DismissReason, useModal } from './use-modal.ts'

export type DialogProps = {
  isOpen: boolean
  /** The user closes it; the caller decides, and sets `isOpen`. */
  onDismiss: (reason: DismissReason) => void
  title: ReactNode
  description?: ReactNode
  /** The name of the close button. */
  closeLabel: string
  children: ReactNode
  /** Buttons, the main one first; on a narrow screen they fill the width. */
  actions?: ReactNode
  className?: string
}

function OpenDialog({
  onDismiss,
  title,
  description,
  closeLabel,
  children,
  actions,
  className,
}: DialogProps) {
  const modal = useModal(onDismiss)
  const id = useId()

  return (
    <dialog
      {...modal}
      className={clsx('modal modal-centred', className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div className="modal-body">
        <div className="graticule" />
        <div className="grid gap-4 p-6">
          <header className="grid gap-1 pe-10">
            <h2 id={`${id}-title`}>{title}</h2>
            {description ? (
              <p id={`${id}-description`} className="text-muted">
                {description}
              </p>
            ) : null}
          </header>
          {children}
          {actions ? <footer className="modal-actions">{actions}</footer> : null}
        </div>
        {/* Last in the order, so that opening focuses the first field and not the close button. */}
        <button
          type="button"
          className={buttonClass({ variant: 'ghost', size: 'icon' }, 'absolute! top-4 end-3')}
          aria-label={closeLabel}
          onClick={() => onDismiss('button')}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </dialog>
  )
}

/** A modal dialog on the native element: focus is trapped and restored; Escape, backdrop and button dismiss. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null
}

import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

const look = cva(
  [
    'btn relative inline-flex items-center justify-center gap-2 rounded-md border',
    'font-display font-semibold text-center leading-tight',
    'disabled:border-rule disabled:border-dashed disabled:bg-well disabled:text-muted',
  ],
  {
    variants: {
      variant: {
        default: 'plate border-brand bg-brand text-on-brand hover:border-brand-strong hover:bg-brand-strong',
        destructive: 'plate border-coral bg-coral text-on-coral hover:border-on-coral',
        outline: 'border-rule bg-sheet text-ink hover:border-ink',
        secondary: 'border-transparent bg-wash text-brand-strong hover:border-brand',
        ghost: 'border-transparent text-ink hover:bg-well',
        link: 'border-transparent text-brand underline underline-offset-4 decoration-1 hover:decoration-2',
      },
      size: {
        default: 'min-h-11 px-5 py-2',
        sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
        lg: 'min-h-13 px-7 py-3 text-lg',
        icon: 'size-11 p-0',
      },
    },
    compoundVariants: [{ variant: 'link', size: ['default', 'sm', 'lg'], class: 'px-1' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

type ButtonLook = VariantProps<typeof look>

/** The classes of a button (specification section 9: six variants, four sizes), for a link that acts as one. */
export function buttonClass(options: ButtonLook = {}, className?: string): string {
  return look({ ...options, className })
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is running: the button keeps its size and its focus, shows a spinner and ignores clicks. */
    busy?: boolean
  }

/** A button; `type="button"` by default. Coral (`destructive`) is for warnings and a screen's one main action. */
export function Button({ variant, size, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      onClick={handleClick}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner className="absolute" /> : null}
      {busy ? <span className="inline-flex items-center gap-2 opacity-0">{children}</span> : children}
    </button>
  )
}

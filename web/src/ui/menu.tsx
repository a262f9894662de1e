import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { buttonClass } from './button.tsx'

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** A link rather than a command. */
  href?: string
  /** Runs when chosen; for a link, `event.preventDefault()` keeps the browser from following it. */
  onPick?: (event: MouseEvent) => void
}

type MenuProps = {
  /** The button's content, and, if it is only an icon, its name. */
  button: ReactNode
  buttonLabel?: string
  buttonClassName?: string
  items: readonly MenuItem[]
}

const GAP = 4

/**
 * Positions an open menu beside its button; hides a closed one. The stylesheet hides a menu without `data-placed`, because
 * the browser reports an opening after it has drawn it.
 */
export function placeMenu(menu: HTMLElement, button: HTMLElement, isOpen: boolean): void {
  if (isOpen) moveTo(menu, button)
  menu.toggleAttribute('data-placed', isOpen)
}

// Fixed, in the top layer, so nothing clips it. Set through the style object: the page's policy forbids style attributes, and
// positions cannot be known while rendering.
function moveTo(menu: HTMLElement, button: HTMLElement) {
  const anchor = button.getBoundingClientRect()
  const box = menu.getBoundingClientRect()
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const start = isRtl ? anchor.left : anchor.right - box.width
  const [above, below] = [anchor.top - box.height - GAP, anchor.bottom + GAP]
  const lowest = window.innerHeight - box.height - GAP
  // A long menu on a short screen covers its button rather than leave the screen.
  const top = below <= lowest ? below : above >= GAP ? above : Math.max(GAP, lowest)
  menu.style.left = `${Math.max(GAP, Math.min(start, window.innerWidth - box.width - GAP))}px`
  menu.style.top = `${top}px`
}

function findTarget(key: string, index: number, labels: readonly string[]): number | null {
  const count = labels.length
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1) return null
  const match = labels.findIndex((label, i) => i > index && label.startsWith(key.toLowerCase()))
  return match >= 0 ? match : labels.findIndex((label) => label.startsWith(key.toLowerCase()))
}

function Row({ item, onPick }: { item: MenuItem; onPick: (event: MouseEvent) => void }) {
  const row = { role: 'menuitem', tabIndex: -1, onClick: onPick }
  return item.href === undefined ? (
    <button type="button" {...row}>
      {item.icon}
      {item.label}
    </button>
  ) : (
    <a href={item.href} {...row}>
      {item.icon}
      {item.label}
    </a>
  )
}

/** A button that opens a list of commands or links, on the native popover (Escape and a click outside close it). */
export function Menu({
  button,
  buttonLabel,
  buttonClassName = buttonClass({ variant: 'ghost' }),
  items,
}: MenuProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const rows = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  function handleToggle(isNowOpen: boolean) {
    setIsOpen(isNowOpen)
    if (!menu.current || !trigger.current) return
    placeMenu(menu.current, trigger.current, isNowOpen)
    if (isNowOpen) rows()[0]?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    const all = rows()
    const index = all.findIndex((row) => row.matches(':focus'))
    if (event.key === 'Tab') return menu.current?.hidePopover()
    const labels = all.map((row) => row.textContent.trim().toLowerCase())
    const target = findTarget(event.key, index, labels)
    if (target === null) return
    event.preventDefault()
    all[target]?.focus()
  }

  function pick(item: MenuItem, event: MouseEvent) {
    menu.current?.hidePopover()
    trigger.current?.focus()
    item.onPick?.(event)
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClassName}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={buttonLabel}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          menu.current?.showPopover()
        }}
      >
        {button}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        className="menu"
        onToggle={(event) => handleToggle(event.newState === 'open')}
        onKeyDown={handleKey}
      >
        {items.map((item) => (
          <Row key={item.id} item={item} onPick={(event) => pick(item, event)} />
        ))}
      </div>
    </>
  )
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

export type TabItem = { id: string; label: ReactNode; panel: ReactNode }

type TabsProps = {
  /** The name of the whole list of tabs. */
  label: string
  items: readonly [TabItem, ...TabItem[]]
  /** Controlled when given; otherwise the first tab is selected initially. */
  selected?: string
  onSelect?: (id: string) => void
}

// The steps of each key; arrows follow the reading direction.
function findTarget(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | null {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  if (event.key === forward) return (index + 1) % count
  if (event.key === backward) return (index - 1 + count) % count
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  return null
}

/** Tabs with one tab stop. An opened panel stays mounted, so its input is kept. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(items[0].id)
  const current = selected ?? own
  const [opened, setOpened] = useState<readonly string[]>([current])
  if (!opened.includes(current)) setOpened([...opened, current])

  // Of a long line the selected tab is in view, also when an address opened it. The page itself does not move.
  useEffect(() => {
    const line = list.current?.getBoundingClientRect()
    const tab = document.getElementById(`${id}-${current}-tab`)?.getBoundingClientRect()
    if (!line || !tab) return
    const [before, after] = [Math.min(0, tab.left - line.left), Math.max(0, tab.right - line.right)]
    if (before || after) list.current?.scrollBy({ left: before || after })
  }, [id, current])

  function select(next: string) {
    setOwn(next)
    onSelect?.(next)
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const target = findTarget(
      event,
      items.findIndex((item) => item.id === current),
      items.length,
    )
    const item = target === null ? undefined : items[target]
    if (!item || target === null) return
    event.preventDefault()
    select(item.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={handleKey}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}-tab`}
            aria-controls={opened.includes(item.id) ? `${id}-${item.id}` : undefined}
            aria-selected={item.id === current}
            tabIndex={item.id === current ? 0 : -1}
            onClick={() => select(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items
        .filter((item) => opened.includes(item.id))
        .map((item) => (
          <div
            key={item.id}
            role="tabpanel"
            id={`${id}-${item.id}`}
            aria-labelledby={`${id}-${item.id}-tab`}
            hidden={item.id !== current}
            className="pt-5"
          >
            {item.panel}
          </div>
        ))}
    </div>
  )
}

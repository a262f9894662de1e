import SunMoon from 'lucide-react/icons/sun-moon'
import { Suspense, useId, useRef, useState } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { appMessages } from './app.messages.ts'

const DisplayPanel = lazyPart(() => import('./display-panel.tsx').then(({ DisplayPanel }) => DisplayPanel))

/** A button that opens theme and language, on the native popover. */
export function DisplayMenu() {
  const t = useText(appMessages)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // Null until it is opened for the first time.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-label={t('display.open')}
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
      >
        <SunMoon aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="menu display-panel"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen === null ? null : (
          <Suspense>
            <DisplayPanel isOpen={isOpen} trigger={trigger} panel={panel} />
          </Suspense>
        )}
      </div>
    </>
  )
}

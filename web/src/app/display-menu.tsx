import SunMoon from 'lucide-react/icons/sun-moon'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { appMessages } from './app.messages.ts'

const DisplayChoices = lazyPart(() =>
  import('./display-choices.tsx').then(({ DisplayChoices }) => DisplayChoices),
)

/** A button that opens theme and language, on the native popover. */
export function DisplayMenu() {
  const t = useText(appMessages)
  const id = useId()
  const [isOpened, setIsOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('display.open')}
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
      >
        <SunMoon aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className="menu display-panel" onBeforeToggle={() => setIsOpened(true)}>
        {isOpened ? (
          <Suspense>
            <DisplayChoices />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}

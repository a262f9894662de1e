import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'

type LateSectionProps = {
  /** Imports the content; called when the reader scrolls near the section. */
  load: () => Promise<ComponentType>
  /** Reserves the height of the content, so that the page does not jump when it loads. */
  className: string
  /** Shown until then. */
  waiting: ReactNode
  /** Shown when loading fails; `retry` loads it again. */
  failed: (retry: () => void) => ReactNode
}

/** Distance below the window from which it loads. */
const NEAR = '600px'

type Part = { state: 'far' | 'failed' } | { state: 'here'; Part: ComponentType }

/** A section that is loaded and rendered only when the reader scrolls near it. It is not in the document. */
export function LateSection({ load, className, waiting, failed }: LateSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<Part>({ state: 'far' })
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isNear || part.state !== 'far') return
    let isGone = false
    const showPart = (next: Part) => isGone || setPart(next)
    load().then(
      (Part) => showPart({ state: 'here', Part }),
      () => showPart({ state: 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [isNear, part.state, load])

  return (
    <div ref={place} className={className} data-late="">
      {part.state === 'here' ? (
        <PartBoundary fallback={failed}>
          <part.Part />
        </PartBoundary>
      ) : null}
      {part.state === 'far' ? waiting : null}
      {part.state === 'failed' ? failed(() => setPart({ state: 'far' })) : null}
    </div>
  )
}

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'

type LateSectionProps = {
  /** Imports the content; called when the reader scrolls near the section. */
  load: () => Promise<ComponentType>
  /** Reserves the height of the content, so that the page does not jump when it arrives. */
  className: string
  /** In its place until then. */
  waiting: ReactNode
  /** In its place when it cannot be fetched; `retry` asks again. */
  failed: (retry: () => void) => ReactNode
}

/** How far below the window its place may be when it is fetched. */
const NEAR = '600px'

type Part = { state: 'far' | 'failed' } | { state: 'here'; Part: ComponentType }

/** A section that is fetched and rendered only when the reader scrolls near it. It is not in the document. */
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

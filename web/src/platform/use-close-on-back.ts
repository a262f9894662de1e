import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * While mounted, Back closes the overlay and keeps the page: the overlay has its own history entry. Call the returned
 * function before following a link out of it, with `replace`: the next page then replaces that entry.
 */
export function useCloseOnBack(onClose: () => void): () => void {
  const close = useEffectEvent(onClose)
  // The entry is on top: nothing has taken its place.
  const isOurs = useRef(false)

  useEffect(() => {
    history.pushState(history.state, '')
    isOurs.current = true
    const onPopState = () => {
      isOurs.current = false
      close()
    }
    addEventListener('popstate', onPopState)
    return () => {
      removeEventListener('popstate', onPopState)
      if (isOurs.current) history.back()
    }
  }, [])

  return () => {
    isOurs.current = false
  }
}

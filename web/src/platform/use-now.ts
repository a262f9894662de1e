import { useEffect, useState } from 'react'

const EVERY_MS = 20_000

/** The instant now, in milliseconds; it moves on while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const move = () => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }
    const timer = setInterval(move, EVERY_MS)
    document.addEventListener('visibilitychange', move)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', move)
    }
  }, [])
  return now
}

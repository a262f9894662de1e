import { useEffect, useState } from 'react'
import { fetchServer, isInShell } from './reach-server.ts'

/**
 * The address with which an image shows a file of the server: its path. In the native shell an image sends no proof of who asks, so
 * the file is fetched and has an address in memory; undefined until then, and where it cannot be had.
 */
export function useFileAddress(path: string | undefined): string | undefined {
  const [loaded, setLoaded] = useState<{ path: string; url: string }>()
  useEffect(() => {
    if (path === undefined || !isInShell() || !path.startsWith('/')) return
    const stop = new AbortController()
    let url: string | undefined
    fetchServer(path, { signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) return
        const file = await response.blob()
        if (stop.signal.aborted) return
        url = URL.createObjectURL(file)
        setLoaded({ path, url })
      })
      .catch(() => undefined)
    return () => {
      stop.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [path])
  if (path === undefined || !isInShell() || !path.startsWith('/')) return path
  return loaded?.path === path ? loaded.url : undefined
}

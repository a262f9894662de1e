import { useLocation, useSearch } from 'wouter'

/** Which post is open, as the address says: its slug, an empty word for a new one, null for the list. */
export function usePostPlace(): {
  slug: string | null
  open: (slug: string | null) => void
  hrefOf: (slug: string | null) => string
} {
  const [path, navigate] = useLocation()
  const parameters = new URLSearchParams(useSearch())
  const hrefOf = (slug: string | null) => {
    const next = new URLSearchParams(parameters)
    if (slug === null) next.delete('post')
    else next.set('post', slug)
    return next.size > 0 ? `${path}?${next}` : path
  }
  return { slug: parameters.get('post'), open: (slug) => navigate(hrefOf(slug)), hrefOf }
}

import { type PageFacts, readSiteMap, readStructured, skipsLevel } from '@tripwright/domain/site/seo'
import { useCallback, useEffect, useRef, useState } from 'react'

export type SiteCheck =
  | { state: 'loading' }
  | { state: 'reading'; done: number; all: number }
  | { state: 'failed' }
  /** Null where a page could not be read. */
  | { state: 'ready'; pages: { path: string; facts: PageFacts | null }[] }

/** Reads the site map and every page that it lists, one after the other; stops when the page is left. */
export function useSiteCheck(): {
  check: SiteCheck
  again: () => void
  reread: (path: string) => Promise<void>
} {
  const [check, setCheck] = useState<SiteCheck>({ state: 'loading' })
  const turn = useRef(0)

  const run = useCallback(async () => {
    const mine = ++turn.current
    setCheck({ state: 'loading' })
    const paths = await readPaths()
    if (mine !== turn.current) return
    if (paths.length === 0) return setCheck({ state: 'failed' })
    const pages: { path: string; facts: PageFacts | null }[] = []
    for (const path of paths) {
      setCheck({ state: 'reading', done: pages.length + 1, all: paths.length })
      pages.push({ path, facts: await readPage(path) })
      if (mine !== turn.current) return
    }
    setCheck({ state: 'ready', pages })
  }, [])

  useEffect(() => {
    void run()
    return () => {
      turn.current++
    }
  }, [run])

  // Of one page, whose text was just changed.
  async function reread(path: string) {
    const facts = await readPage(path)
    setCheck((now) =>
      now.state === 'ready'
        ? { ...now, pages: now.pages.map((page) => (page.path === path ? { path, facts } : page)) }
        : now,
    )
  }

  return { check, again: () => void run(), reread }
}

async function readPaths(): Promise<string[]> {
  const xml = await readText('/sitemap.xml')
  return xml === null ? [] : readSiteMap(xml)
}

async function readPage(path: string): Promise<PageFacts | null> {
  const html = await readText(path)
  if (html === null) return null
  // Removes styles: this page's policy would refuse and log each of them.
  const words = html.replace(/<style[\s\S]*?<\/style>/g, '')
  const bytes = new TextEncoder().encode(html).length
  return { ...factsOf(path, new DOMParser().parseFromString(words, 'text/html')), bytes }
}

async function readText(path: string): Promise<string | null> {
  try {
    const response = await fetch(path)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

/** The content of a document, without running scripts. */
function factsOf(path: string, page: Document): Omit<PageFacts, 'bytes'> {
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name)?.trim() ?? ''
  const main = page.querySelector('main')
  const text = main?.textContent ?? ''
  const levels = [...(main?.querySelectorAll('h1,h2,h3,h4,h5,h6') ?? [])].map(({ localName }) =>
    Number(localName[1]),
  )
  const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')]
  return {
    path,
    title: page.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    headings: page.querySelectorAll('h1').length,
    isIndexed: !attribute('meta[name="robots"]', 'content').includes('noindex'),
    words: text.split(/\s+/).filter(Boolean).length,
    skipsHeading: skipsLevel(levels),
    links: page.querySelectorAll('a[href]').length,
    structured: readStructured(blocks.map(({ textContent }) => textContent)),
  }
}

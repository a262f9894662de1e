import { WRITERS } from '@tripwright/domain/site/blog'
import type { Crumb, ListedPage } from '@tripwright/domain/site/seo'
import { type EditedContent, editedElement } from '@tripwright/domain/staff/content'
import { prerender } from 'react-dom/static'
import {
  fetchBuiltPost,
  giveLibrary,
  givenLibrary,
  type Library,
  libraryElement,
  listBuiltPosts,
} from '#features/site/blog/index.ts'
import { changedOn, factsOf, postOf } from '#features/site/seo/index.ts'
import { giveEdited } from '#platform/edited-content.ts'
import { textOf } from '#platform/text/use-text.ts'
import { appMessages } from './app/app.messages.ts'
import { App } from './app/app.tsx'
import { documentHead, pageName } from './app/document-head.ts'
import { findRoute, isPage } from './app/find-route.ts'
import { headHtml, headOf } from './app/head.ts'
import { loadPage } from './app/page-loader.ts'
import { REDIRECTS } from './app/routes/redirects.ts'
import { NOT_FOUND, ROUTES } from './app/routes.ts'

/** Paths with their own document, and every pattern of the app, for the server's 404. */
export const prerenderedPaths = [
  ...ROUTES.filter((route) => route.prerender && !route.path.includes(':')).map((route) => route.path),
  ...listBuiltPosts().map(({ slug }) => `/blog/${slug}`),
  ...WRITERS.map(({ slug }) => `/writers/${slug}`),
]
export const knownPatterns = [
  ...ROUTES.map((route) => route.path),
  ...REDIRECTS.filter(({ to }) => isPage(to)).map(({ from }) => from),
]

/** A rendered page. */
export type RenderedPage = {
  html: string
  /** Its entry in lists; null for a page that is not indexed. */
  listed: ListedPage | null
  /** The head of its document. `picture` is the address of its picture; without one, and so without a preview, it is null. */
  head: (picture: string | null) => string
}

/** Renders a page of the build, from the posts of the build. */
export async function renderPage(path: string, origin: string): Promise<RenderedPage> {
  const slug = /^\/blog\/(.+)$/.exec(path)?.[1]
  const post = slug === undefined ? null : await fetchBuiltPost(slug)
  return renderFrom(path, origin, { posts: listBuiltPosts(), post })
}

// One after the other: what a page is rendered from is a state of the module.
let turn: Promise<unknown> = Promise.resolve()

/** The markup and the head of one page, in English, from these posts and with the texts that staff published. */
export function renderFrom(
  path: string,
  origin: string,
  library: Library,
  edited: EditedContent | null = null,
): Promise<RenderedPage> {
  const rendered = turn.then(async () => {
    giveLibrary(library)
    giveEdited(edited)
    try {
      return await renderGiven(path, origin, edited)
    } finally {
      giveLibrary(null)
      giveEdited(null)
    }
  })
  turn = rendered.catch(() => undefined)
  return rendered
}

// The page is loaded first, so that React need not wait.
async function renderGiven(
  path: string,
  origin: string,
  edited: EditedContent | null,
): Promise<RenderedPage> {
  const route = findRoute(path)
  await loadPage(route, path)
  const library = givenLibrary()
  const [article, changed] = [postOf(path), changedOn(path)]
  const { prelude } = await prerender(<App ssrPath={path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const { texts } = await route.load(path)
  const head = headOf(
    route,
    (key, values) => textOf(texts, key, values),
    { pathname: path, search: '' },
    origin,
  )
  const { title, description } = head
  const breadcrumbs = await wayTo(path)
  const data = (route.isPerPath ? libraryElement(library) : '') + (edited ? editedElement(edited) : '')
  const { socialTitle, socialText } = edited?.pages[path] ?? {}
  return {
    html: await new Response(prelude).text(),
    listed: route.noindex ? null : { path, title: pageName(title), description, changed },
    head: (picture) =>
      picture === null
        ? headHtml(head) + data
        : documentHead(head, {
            picture,
            social: { title: socialTitle, text: socialText },
            article,
            feed: /^\/(blog|writers)\b/.test(path) ? `${origin}/blog/rss.xml` : null,
            facts: factsOf({
              path,
              description,
              origin,
              picture,
              way: breadcrumbs,
              article,
              questions: edited?.questions,
            }),
          }) + data,
  }
}

// Home, and every existing page above this one.
async function wayTo(path: string): Promise<Crumb[]> {
  const parts = path.split('/').filter(Boolean)
  const above = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
  const existing = above.filter((one) => findRoute(one) !== NOT_FOUND)
  const steps = existing.map(async (one) => {
    const { breadcrumb, load } = findRoute(one)
    return { name: breadcrumb === null ? one : textOf((await load(one)).texts, breadcrumb), path: one }
  })
  return [{ name: textOf(appMessages, 'nav.home'), path: '/' }, ...(await Promise.all(steps))]
}

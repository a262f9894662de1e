import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ORIGIN_PLACEHOLDER } from '@tripwright/domain/base/public-origin'
import { type Post, type PostSummary, TOPICS, WRITERS } from '@tripwright/domain/site/blog'
import type { ListedPage } from '@tripwright/domain/site/seo'
import { type loadRendering, RENDERING } from './render.ts'

/** The folder of dist with what the server needs to render pages of the blog; it serves none of it. */
export const RENDER_FOLDER = 'render'
/** The marks of a document that the server replaces by the head and the markup of a page. */
export const MARKS = { head: '<!--page-head-->', html: '<!--page-html-->' }

const SUMMARY: PostSummary = {
  slug: 'sample',
  title: 'Sample',
  description: 'Sample',
  writer: WRITERS[0]?.slug ?? '',
  date: '2026-01-01',
  updated: '2026-01-02',
  topics: [...TOPICS],
  minutes: 1,
}
const SAMPLE: Post = {
  ...SUMMARY,
  text: '## A\n\n### B\n\n**c** *d* `e` [f](/g) [h](https://i.example/)\n\n- j\n\n1. k\n\n> l',
}

/** The markup of a post with everything that a post may have, and of a list of several pages: for the styles they need. */
export async function sampleMarkup({
  renderFrom,
}: Pick<Awaited<ReturnType<typeof loadRendering>>, 'renderFrom'>): Promise<string> {
  const posts = Array.from({ length: 13 }, (_, at) => ({ ...SUMMARY, slug: `sample-${at}` }))
  const pages = [
    await renderFrom('/blog/sample', ORIGIN_PLACEHOLDER, { posts, post: SAMPLE }),
    await renderFrom('/blog', ORIGIN_PLACEHOLDER, { posts, post: null }),
  ]
  return pages.map(({ html }) => html).join('')
}

/** Writes the documents with marks, the list of pages, and the rendering itself. */
export async function writeRenderFolder(
  web: string,
  dist: string,
  { documents, listed }: { documents: Record<string, string>; listed: readonly ListedPage[] },
): Promise<void> {
  const folder = join(dist, RENDER_FOLDER)
  await mkdir(folder, { recursive: true })
  await cp(join(web, RENDERING), folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(join(folder, 'listed.json'), JSON.stringify(listed))
  for (const [name, document] of Object.entries(documents)) await writeFile(join(folder, name), document)
}

import { DESCRIPTION_LENGTH, type PageFacts, shortened, TITLE_LENGTH } from '@tripwright/domain/site/seo'
import { actOnContent, type PageWords, readContent, saveContent } from '@tripwright/domain/staff/content'
import { call } from '#platform/call.ts'

/** Publishes the page's title and description cut to the length that result lists show; null when done, else why not. */
export async function mendTexts({ path, title, description }: PageFacts): Promise<string | null> {
  const part = `page:${path}`
  const found = await call(readContent, { part })
  if (!found.ok) return found.message
  const { content } = found.value
  // The cast is safe: the server gives a page in this form.
  const words = content.value as PageWords
  const value = {
    ...words,
    ...(title.length > TITLE_LENGTH && { title: shortened(title, TITLE_LENGTH) }),
    ...(description.length > DESCRIPTION_LENGTH && {
      description: shortened(description, DESCRIPTION_LENGTH),
    }),
  }
  const saved = await call(saveContent, { part, base: content.revision, value })
  if (!saved.ok) return saved.message
  const { revision } = saved.value.content
  const published = await call(actOnContent, { part, act: 'publish', revision })
  return published.ok ? null : published.message
}

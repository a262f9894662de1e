import { z } from 'zod/mini'
import { getJson } from '../outside/fetch-json.ts'
import type { VoyagePage, WikimediaRequestOptions } from './wikimedia.port.ts'
import { readListings } from './wikivoyage-listings.ts'

const MAX_BYTES = 2 * 1024 * 1024

const answer = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        missing: z.optional(z.boolean()),
        revisions: z.optional(
          z.array(
            z.object({
              timestamp: z.string(),
              slots: z.object({ main: z.object({ content: z.string() }) }),
            }),
          ),
        ),
      }),
    ),
  }),
})

/** A page of Wikivoyage by the Action API (mediawiki.org, "API:Revisions", format version 2). Null when no usable answer comes. */
export async function readVoyagePage(
  url: string,
  options: WikimediaRequestOptions,
  title: string,
): Promise<VoyagePage | null> {
  const address = new URL(url)
  const parameters = {
    action: 'query',
    prop: 'revisions',
    titles: title.replaceAll('|', ' '),
    rvprop: 'content|timestamp',
    rvslots: 'main',
    redirects: '1',
    format: 'json',
    formatversion: '2',
    maxlag: '5',
  }
  for (const [name, text] of Object.entries(parameters)) address.searchParams.set(name, text)
  const response = await getJson({ ...options, url: address.href, maxBytes: MAX_BYTES })
  const read = response.ok ? z.safeParse(answer, response.value) : null
  if (!read?.success) return null
  const revision = read.data.query.pages[0]?.revisions?.[0]
  const editedAt = new Date(revision?.timestamp ?? 0)
  if (Number.isNaN(editedAt.getTime())) return null
  return { listings: revision ? readListings(revision.slots.main.content) : [], editedAt }
}

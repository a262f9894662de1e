/** The posts that have a page: data/blog/<slug>.md (data/blog/README.md). */
export const POST_SLUGS = [
  'closing-days-break-trips',
  'a-city-on-a-monday',
  'prices-in-minor-units',
  'planning-with-a-wheelchair',
  'a-day-when-it-rains',
  'money-and-rounding',
] as const
export type PostSlug = (typeof POST_SLUGS)[number]

/** The writers who have a page. Kept apart from their profiles, because the route table is in the initial script. */
export const WRITER_SLUGS = ['nora-meridian', 'jonas-isobar'] as const
export type WriterSlug = (typeof WRITER_SLUGS)[number]

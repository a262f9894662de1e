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

/** The writers who have a page. Here and not with what is known of them, for the route table is in the first script. */
export const WRITER_SLUGS = ['nora-meridian', 'jonas-isobar'] as const
export type WriterSlug = (typeof WRITER_SLUGS)[number]

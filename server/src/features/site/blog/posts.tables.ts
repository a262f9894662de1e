import type { BlogTopic, PostStage } from '@tripwright/domain/site/blog'
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const blogPosts = pgTable('blog_posts', {
  slug: text().primaryKey(),
  revision: integer().notNull(),
  stage: text().$type<PostStage>().notNull(),
  submittedBy: text('submitted_by'),
  liveRevision: integer('live_revision'),
  liveOn: date('live_on'),
  firstOn: date('first_on'),
  nextRevision: integer('next_revision'),
  nextAt: moment('next_at'),
  changedAt: moment('changed_at').notNull(),
})

export const blogRevisions = pgTable(
  'blog_revisions',
  {
    slug: text().notNull(),
    revision: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    writer: text().notNull(),
    topics: text().array().$type<BlogTopic[]>().notNull(),
    body: text().notNull(),
    minutes: integer().notNull(),
    userId: text('user_id'),
    savedAt: moment('saved_at'),
    restoredFrom: integer('restored_from'),
    writtenWith: text('written_with'),
  },
  (t) => [primaryKey({ columns: [t.slug, t.revision] })],
)

/** Which saved text has which pictures. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    slug: text().notNull(),
    revision: integer().notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.revision, t.fileId] }), index('blog_pictures_file').on(t.fileId)],
)

-- Posts of the blog that staff write. A post of the build gets its row, with the text of the build as its first revision,
-- when somebody changes it for the first time.
create table blog_posts (
  slug text primary key,
  -- The newest text, and how far it is: draft, review, approved.
  revision integer not null,
  stage text not null check (stage in ('draft', 'review', 'approved')),
  -- Who sent it to be read.
  submitted_by text references users (id) on delete set null,
  -- The text that is shown, since which day; and the day of the first publication, kept when the post is withdrawn.
  live_revision integer,
  live_on date,
  first_on date,
  -- The text that is shown from an instant on. Readers compare it with the clock, so that no job has to run.
  next_revision integer,
  next_at timestamptz,
  changed_at timestamptz not null,
  check ((live_revision is null) = (live_on is null)),
  check ((next_revision is null) = (next_at is null))
);

-- Each saved text; none is ever changed.
create table blog_revisions (
  slug text not null references blog_posts (slug) on delete cascade,
  revision integer not null,
  title text not null,
  description text not null,
  writer text not null,
  topics text[] not null,
  body text not null,
  -- Of its text, to read; 0 for a text that cannot be read.
  minutes integer not null,
  -- Null for a text of the build, and when the account is gone.
  user_id text references users (id) on delete set null,
  -- Null for a text of the build.
  saved_at timestamptz,
  restored_from integer,
  primary key (slug, revision)
);
create index blog_revisions_of on blog_revisions (user_id) where user_id is not null;
create index blog_posts_submitted on blog_posts (submitted_by) where submitted_by is not null;

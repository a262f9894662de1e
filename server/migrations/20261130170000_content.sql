-- The texts of the public pages that staff edit. A part without a row is as the build has it; its first version is made when
-- somebody saves one.
create table content_parts (
  part text primary key,
  -- The newest version.
  revision integer not null,
  -- The version that is shown, and since when; null for the text of the build.
  live_revision integer,
  live_at timestamptz,
  -- The version that is shown from an instant on. Readers compare it with the clock, so that no job has to run.
  next_revision integer,
  next_at timestamptz,
  -- When a version was first shown; kept when the text of the build is shown again.
  first_at timestamptz,
  changed_at timestamptz not null,
  check ((live_revision is null) = (live_at is null)),
  check ((next_revision is null) = (next_at is null))
);

-- Each saved version; none is ever changed.
create table content_revisions (
  part text not null references content_parts (part) on delete cascade,
  revision integer not null,
  value jsonb not null,
  -- Null when the account is gone.
  user_id text references users (id) on delete set null,
  saved_at timestamptz not null,
  restored_from integer,
  primary key (part, revision)
);
create index content_revisions_of on content_revisions (user_id) where user_id is not null;

-- What people made for everybody to see and somebody reported: one row for each review, trip or conversation, however many
-- report it. `user_id` is who made it.
create table reported_content (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('review', 'trip', 'conversation')),
  subject_id uuid not null,
  user_id text not null references users (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'kept', 'taken-down')),
  -- Of the first report that nobody has decided on.
  reported_at timestamptz not null,
  decided_at timestamptz,
  -- Told to whoever made it.
  reason text,
  unique (kind, subject_id),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'taken-down') = (reason is not null))
);
create index reported_content_state on reported_content (state, reported_at, id);
create index reported_content_user_id on reported_content (user_id);

-- Each report; `user_id` is who reported, null for a guest.
create table content_reports (
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references reported_content (id) on delete cascade,
  user_id text references users (id) on delete cascade,
  reason text not null check (reason in ('personal', 'hateful', 'illegal', 'spam', 'other')),
  text text not null,
  reported_at timestamptz not null,
  unique (content_id, user_id)
);
create index content_reports_user_id on content_reports (user_id);

-- While a row is here no link to the trip works and none is made.
create table trip_takedowns (
  trip_id uuid primary key references trips (id) on delete cascade,
  taken_down_at timestamptz not null,
  reason text not null
);

-- Conversations that support took down before there was a list of reports.
insert into reported_content (kind, subject_id, user_id, state, reported_at, decided_at, reason)
select 'conversation', id, user_id, 'taken-down', taken_down_at, taken_down_at, coalesce(reason, '')
from shared_conversations where taken_down_at is not null;

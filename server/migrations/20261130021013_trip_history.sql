-- Who did what on a trip, in the order in which it happened: changes with the values before and after, and the coming and
-- going of people. It is the trip's: an account that is deleted leaves its rows without a name. Bounded by a count and by
-- bytes a trip (docs/decisions/0084), so that the oldest rows go with the next change.
create table trip_history (
  id uuid primary key default gen_random_uuid(),
  n bigint generated always as identity,
  trip_id uuid not null references trips (id) on delete cascade,
  author_id text references users (id) on delete set null,
  subject_id text references users (id) on delete set null,
  at timestamptz not null,
  kind text not null check (kind in ('made', 'changed', 'restored', 'joined', 'left', 'removed', 'role')),
  changes jsonb not null,
  bytes integer not null,
  told_at timestamptz
);
create index trip_history_of on trip_history (trip_id, n desc);
create index trip_history_untold on trip_history (trip_id, n) where told_at is null;
create index trip_history_authors on trip_history (author_id);
create index trip_history_subjects on trip_history (subject_id);

-- What people say about a trip, a day or an item of it. It is its author's: it goes with their account.
create table trip_comments (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  item_id uuid not null,
  day date,
  user_id text not null references users (id) on delete cascade,
  at timestamptz not null,
  text text not null
);
create index trip_comments_of on trip_comments (trip_id, at desc, id desc);
create index trip_comments_authors on trip_comments (user_id);

-- That somebody commented is in the history too; whom they named, until those were notified.
alter table trip_history drop constraint trip_history_kind_check;
alter table trip_history add constraint trip_history_kind_check
  check (kind in ('made', 'changed', 'restored', 'joined', 'left', 'removed', 'role', 'commented'));
alter table trip_history add column mentioned jsonb not null default '[]';

-- The addresses by which a calendar program fetches a person's trips: one of a trip for each who takes part in it, one of all
-- trips of a person (trip_id null). The address is told once; the table holds its hash alone. Null: it has not been given its
-- secret yet, and leads nowhere.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  trip_id uuid references trips (id) on delete cascade,
  token_hash text unique,
  made_at timestamptz not null,
  read_at timestamptz
);
create unique index calendar_feeds_of_trip on calendar_feeds (user_id, trip_id) where trip_id is not null;
create unique index calendar_feeds_of_account on calendar_feeds (user_id) where trip_id is null;
create index calendar_feeds_trips on calendar_feeds (trip_id);

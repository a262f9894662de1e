-- The key that this installation signs its pushes with, where none is configured: made once. The private half is sealed
-- with AUTH_SECRET, so that a copy of the database alone signs nothing.
create table push_keys (
  id integer primary key default 1 check (id = 1),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null default now()
);

-- A browser that may be told things. It goes with the session that switched it on: whoever signs out there hears no more.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The public key of ours that it was made for: under another one it is dead.
  server_key text not null,
  locale text not null,
  user_agent text,
  created_at timestamptz not null,
  told_at timestamptz
);
create index push_subscriptions_user_id on push_subscriptions (user_id);
create index push_subscriptions_session_id on push_subscriptions (session_id);

-- What was sent to which browser, so that it is sent once.
create table push_deliveries (
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  notification_id uuid not null references notifications (id) on delete cascade,
  claimed_until timestamptz not null,
  sent_at timestamptz,
  primary key (subscription_id, notification_id)
);
create index push_deliveries_notification_id on push_deliveries (notification_id);

-- How a person wants to be told of what; a row only where it was chosen. Mails stand in mail_choices.
create table notification_choices (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  channel text not null,
  wants boolean not null,
  updated_at timestamptz not null,
  primary key (user_id, kind, channel)
);
alter table mail_choices add column wants_trip_alerts boolean not null default true;

-- What each government said last of each country, and what it said otherwise since: the copies of feeds hold only today's.
create table advice_levels (
  issuer text not null,
  country text not null,
  level integer,
  parts integer,
  primary key (issuer, country)
);
create table advice_changes (
  id bigint generated always as identity primary key,
  issuer text not null,
  country text not null,
  from_level integer,
  to_level integer,
  from_parts integer,
  to_parts integer,
  date date not null,
  url text not null,
  seen_at timestamptz not null
);
create index advice_changes_seen_at on advice_changes (seen_at);

-- What happened near which trip, each once: again only when it became graver.
create table trip_alerts (
  trip_id uuid not null references trips (id) on delete cascade,
  event text not null,
  user_id text not null references users (id) on delete cascade,
  rank integer not null,
  detail jsonb not null,
  found_at timestamptz not null,
  -- Null while it waits to be told with others.
  told_at timestamptz,
  primary key (trip_id, event)
);
create index trip_alerts_user_id on trip_alerts (user_id, told_at);
create index trips_watched on trips (end_date, start_date) where not is_deleted;

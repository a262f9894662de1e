-- What is fetched from others by the clock: one row a feed, with the last copy that was good and how the last tries went.
create table feeds (
  id text primary key,
  url text not null,
  every_seconds integer not null check (every_seconds > 0),
  -- The last good copy as JSON in the shape that our code gave it; it stays while later tries fail.
  value text,
  etag text,
  last_modified text,
  -- The last success, also one that found nothing new.
  fetched_at timestamptz,
  failed_at timestamptz,
  failure text,
  -- In a row, since the last success.
  failures integer not null default 0,
  next_at timestamptz not null,
  -- The process that fetches has it until then; whoever dies meanwhile holds nobody up for longer.
  claimed_until timestamptz
);

-- Weather forecasts by place (a tenth of a degree), fetched when somebody asks and kept for the time without an answer.
create table forecasts (
  place text primary key,
  value text not null,
  fetched_at timestamptz not null
);
create index forecasts_fetched_at on forecasts (fetched_at);

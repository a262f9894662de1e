-- Trips, changed by operations only. What a list shows of a trip stands beside its version, written with each change.
create table trips (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  version integer not null default 0,
  title text not null default '',
  status text not null default 'draft',
  start_date date,
  end_date date,
  stops integer not null default 0,
  places jsonb not null default '[]',
  is_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index trips_newest on trips (user_id, created_at desc, id desc);

-- One row an item: its fields with their versions and rival values, and what is counted of it.
create table trip_items (
  trip_id uuid not null references trips (id) on delete cascade,
  item_id uuid not null,
  kind text not null,
  version integer not null,
  day date,
  is_deleted boolean not null default false,
  fields jsonb not null,
  primary key (trip_id, item_id)
);
create index trip_items_version on trip_items (trip_id, version);

-- Each operation is applied once, and each makes a version of its own.
create table trip_ops (
  trip_id uuid not null references trips (id) on delete cascade,
  op_id uuid not null,
  version integer not null,
  primary key (trip_id, op_id),
  unique (trip_id, version)
);

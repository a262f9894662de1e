-- Links by which others see or join a trip. The address is told once; the table holds its hash alone. Null: the link has not
-- been given its secret yet, and leads nowhere.
create table trip_links (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id) on delete cascade,
  token_hash text unique,
  access text not null check (access in ('view', 'edit')),
  made_at timestamptz not null,
  opened_at timestamptz
);
create index trip_links_of on trip_links (trip_id);

-- Who takes part in somebody else's trip. A row stays when that ends, so that a late device is told so.
create table trip_members (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  link_id uuid references trip_links (id) on delete set null,
  joined_at timestamptz not null,
  ended_at timestamptz,
  unique (trip_id, user_id)
);
create index trip_members_trips on trip_members (user_id) where ended_at is null;
create index trip_members_links on trip_members (link_id);

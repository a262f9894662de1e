-- What people saved. A removed row stays a while, so that undo is free and a late retry finds it.
create table saved_items (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  item_type text not null,
  item_id text not null,
  title text not null,
  description text not null default '',
  image_url text,
  item_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  unique (user_id, item_type, item_id)
);
create index saved_items_newest on saved_items (user_id, created_at desc, id desc) where removed_at is null;

-- One row per person, kind and UTC day; the limit is kept by the statement that counts.
create table user_usage (
  user_id text not null references users (id) on delete cascade,
  usage_type text not null,
  day date not null,
  count integer not null,
  primary key (user_id, usage_type, day)
);

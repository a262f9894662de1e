-- Map packs that somebody asked for and that are being made, or could not be: what is there is told by its files.
create table map_packs (
  id text primary key,
  state text not null check (state in ('waiting', 'building', 'failed')),
  reason text check (reason in ('source', 'unexpected')),
  done integer not null default 0,
  total integer not null default 0,
  bytes bigint not null default 0,
  changed_at timestamptz not null
);

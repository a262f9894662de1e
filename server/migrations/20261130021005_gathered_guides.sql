-- Guides of towns that somebody asked for, and the rows that they were joined of. Rows of OpenStreetMap keep their own ids and a
-- table of their own, because their licence asks that what is made of them can be had whole.
create table gathered_guides (
  id text primary key,
  state text not null check (state in ('waiting', 'gathering', 'ready', 'failed')),
  reason text check (reason in ('no-source', 'too-small', 'unexpected')),
  done integer not null default 0,
  total integer not null default 0,
  guide text,
  gathered_at timestamptz,
  changed_at timestamptz not null
);

create table guide_osm_rows (
  guide_id text not null references gathered_guides (id) on delete cascade,
  id text not null,
  place text not null,
  primary key (guide_id, id)
);

create table guide_other_rows (
  guide_id text not null references gathered_guides (id) on delete cascade,
  id text not null,
  place text not null,
  primary key (guide_id, id)
);

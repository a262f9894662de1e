-- What an operator decided about the samples of home (domain/src/home/samples.data.ts). Without a row: shown, and marked.
create table home_content (
  id text primary key,
  is_confirmed boolean not null default false,
  is_hidden boolean not null default false,
  changed_at timestamptz not null
);

-- When a backup was written, so that staff see how old the last one is. The command writes it after the file is complete.
create table backups (
  id bigint generated always as identity primary key,
  finished_at timestamptz not null,
  row_count bigint not null,
  file_count integer not null
);

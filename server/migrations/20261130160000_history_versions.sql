-- A row of the history says which versions of the trip its call made, so that a value tells whose it is; and when the device
-- made its last operation (milliseconds since 1970, by the device), so that one step that came in several calls is one row.
-- Rows of before, and of people who come and go, have neither.
alter table trip_history
  add column after_version integer,
  add column version integer,
  add column step_ms bigint,
  add constraint trip_history_versions check ((version is null) = (after_version is null) and after_version < version);

-- When a trip was deleted, and when its content was erased after that: the row stays, so that a late device cannot bring
-- the trip back.
alter table trips add column deleted_at timestamptz;
alter table trips add column purged_at timestamptz;
update trips set deleted_at = updated_at where is_deleted;
create index trips_to_purge on trips (deleted_at) where purged_at is null;

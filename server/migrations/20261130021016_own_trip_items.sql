-- An item of a trip may be one person's alone: their packing list (docs/decisions/0090). Null: of everybody in the trip.
alter table trip_items add column user_id text references users (id) on delete cascade;
create index trip_items_own on trip_items (user_id) where user_id is not null;

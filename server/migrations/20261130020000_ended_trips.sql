-- Ids of trips that went with the account of their owner. Whoever took part may come with a change of theirs later: without
-- this it would begin a new trip under the old id. Nothing but the id is kept, which names nobody.
create table ended_trips (
  id uuid primary key
);

create function note_ended_trip() returns trigger
  language plpgsql
  as $$ begin
    insert into ended_trips (id) values (old.id) on conflict do nothing;
    return null;
  end $$;
create trigger trips_noted after delete on trips for each row execute function note_ended_trip();

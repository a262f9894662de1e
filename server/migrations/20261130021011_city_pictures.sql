-- Which pictures of Wikimedia Commons show the places of a guide, with author and licence, as they were found on a day. The pictures
-- themselves are files beside the map tiles.
create table city_pictures (
  city_id text primary key,
  pictures text not null,
  found_at timestamptz not null
);

-- What an address search outside answered, kept 30 days: the same question is asked there once.
create table place_searches (
  -- Service, language, quarter and words, as they were asked.
  query text primary key,
  places text not null,
  source text not null,
  fetched_at timestamptz not null
);
create index place_searches_fetched_at on place_searches (fetched_at);

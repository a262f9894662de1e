-- How often something happened on a day in UTC, and nothing about who: a page that was opened, a way to a partner, an error.
create table day_counts (
  day date not null,
  kind text not null check (kind in ('view', 'hand-off', 'error')),
  -- The pattern of a page, the host of a partner, or where the error was: server, browser.
  name text not null,
  count bigint not null,
  primary key (day, kind, name)
);

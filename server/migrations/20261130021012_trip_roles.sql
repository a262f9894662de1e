-- What each person may do in a trip, and what those who join by a link become; until now all of them could edit, as those do
-- whom a process of the previous release adds. A link may end by itself, and may have been mailed to an address.
alter table trip_members add column role text not null default 'editor'
  check (role in ('co-owner', 'editor', 'viewer'));
alter table trip_links add column role text check (role in ('co-owner', 'editor', 'viewer'));
update trip_links set role = 'editor' where access = 'edit';
alter table trip_links add column expires_at timestamptz;
alter table trip_links add column sent_to text;
create index trip_links_ends on trip_links (expires_at) where expires_at is not null;
create index trip_links_sent_to on trip_links (sent_to) where sent_to is not null;

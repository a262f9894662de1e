-- A notification says which trip it tells of, so that nobody is mailed or pushed what they may not see any more, by which
-- choices it is told, and whether a summary has told it.
alter table notifications
  add column trip_id uuid,
  add column choices text[] not null default '{}',
  add column mailed_at timestamptz;
create index notifications_to_mail on notifications (created_at)
  where read_at is null and mailed_at is null and choices <> '{}';

-- One choice about the news of trips became four.
insert into notification_choices (user_id, kind, channel, wants, updated_at)
  select c.user_id, k.kind, c.channel, c.wants, c.updated_at from notification_choices c
  cross join (values ('trip-joined'), ('trip-changed'), ('trip-booked'), ('trip-commented')) as k (kind)
  where c.kind = 'trip-news'
  on conflict do nothing;
delete from notification_choices where kind = 'trip-news';

alter table mail_choices add column wants_digest boolean not null default true;

-- The clock of a person: the zone that their device was last in.
create table clocks (
  user_id text primary key references users (id) on delete cascade,
  zone text not null check (length(zone) between 1 and 60),
  set_at timestamptz not null
);

-- What is told once to a person; the key lets one of several processes tell it.
create table told_notices (
  user_id text not null references users (id) on delete cascade,
  notice text not null,
  told_at timestamptz not null,
  primary key (user_id, notice)
);
create index told_notices_old on told_notices (told_at);

-- The last daily summary of a person.
create table digests (
  user_id text primary key references users (id) on delete cascade,
  queued_at timestamptz not null
);

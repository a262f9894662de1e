-- Mails to many who agreed to them. One row a mailing, one row a recipient: what was sent is known by its row alone.
create table mailings (
  id uuid primary key,
  subject text not null,
  body text not null,
  plan text not null check (plan in ('any', 'free', 'trial', 'over', 'paid')),
  language text check (language ~ '^[a-z]{2,3}$'),
  state text not null check (state in ('draft', 'scheduled', 'sending', 'paused', 'done', 'cancelled')),
  version integer not null,
  changed_at timestamptz not null,
  starts_at timestamptz,
  finished_at timestamptz,
  -- Who started it: what the job writes into the log is theirs. No foreign key: the log outlives accounts too.
  started_by text
);
create index mailings_latest on mailings (changed_at desc, id desc);
create index mailings_under_way on mailings (state) where state in ('scheduled', 'sending');

-- The address is a copy, so that the key holds it: nobody's address gets the same mailing twice, also when it changes hands.
create table mailing_recipients (
  mailing_id uuid not null references mailings (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  email text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'left', 'unsure')),
  tries integer not null default 0,
  not_before timestamptz not null,
  settled_at timestamptz,
  primary key (mailing_id, user_id),
  unique (mailing_id, email)
);
create index mailing_recipients_user_id on mailing_recipients (user_id);
create index mailing_recipients_waiting on mailing_recipients (mailing_id, not_before) where state = 'waiting';
create index mailing_recipients_sending on mailing_recipients (settled_at) where state = 'sending';

-- Since when an account wants such mails, in which language it said so, and the mailing by whose link it stopped them.
-- Nobody wants them who has not said so.
alter table mail_choices
  add column news_since timestamptz,
  add column news_language text,
  add column news_left_by text;

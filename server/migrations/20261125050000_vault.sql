-- The wrapped key of a person's vault: opened by a passphrase or a recovery code that never came here.
create table vault_keys (
  user_id text primary key references users (id) on delete cascade,
  keys jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

-- Sealed files. The id is the browser's; it is unique for one person, so that it tells nothing of another one's.
create table vault_files (
  user_id text not null references vault_keys (user_id) on delete cascade,
  id uuid not null,
  -- Name, kind and day of expiry, sealed; base64.
  head text not null,
  size integer not null check (size > 0),
  -- Of the sealed content, so that the same upload twice is one.
  digest text not null,
  storage_key text not null unique,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- Days on which a person asked to be told by mail. What is told of a document is its kind and its day, not its name.
create table reminders (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  about text not null,
  what text not null,
  due_on date not null,
  remind_on date not null,
  zone text not null,
  locale text not null,
  queued_at timestamptz,
  unique (user_id, about, what, remind_on)
);
create index reminders_remind_on on reminders (remind_on) where queued_at is null;

alter table mail_choices add column wants_reminders boolean not null default true;

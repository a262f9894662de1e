-- The secret address of a person for confirmations, as a hash, and what was read in the mails that came to it. A mail itself is not
-- kept. A row without content was read to its end or removed: it stays its thirty days, so that the same mail is not read again.
create table mail_addresses (
  user_id text primary key references users (id) on delete cascade,
  token_hash text unique,
  made_at timestamptz not null,
  used_at timestamptz
);
create table forwarded_mails (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  message_hash text not null,
  received_at timestamptz not null,
  sender_name text,
  sender_address text,
  subject text,
  content jsonb,
  problem text,
  removed_at timestamptz
);
create unique index forwarded_mails_once on forwarded_mails (user_id, message_hash);
create index forwarded_mails_of_person on forwarded_mails (user_id, received_at);
create index forwarded_mails_received on forwarded_mails (received_at);

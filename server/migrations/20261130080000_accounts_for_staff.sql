-- What staff can do with an account: suspend it, refund a payment, mail its owner an export, see which emails went out.

-- A suspended account has no live session: the session read joins on this column.
alter table users add column suspended_at timestamptz;
-- Told to its owner.
alter table users add column suspension_reason text;
alter table users add constraint users_suspension_check check ((suspended_at is null) = (suspension_reason is null));

alter table email_links drop constraint email_links_purpose_check;
alter table email_links add constraint email_links_purpose_check
  check (purpose in ('verify', 'reset', 'enter', 'lost', 'keep', 'change', 'export'));

-- Each refund that staff asked for. One that is asked holds its amount back until the provider has answered and the
-- payment was read again, so that no more than was paid can be asked for.
create table refunds (
  -- Chosen by the caller, so that a call sent twice is one refund; the provider knows it by the same id.
  id uuid primary key,
  receipt_id text not null references receipts (id) on delete cascade,
  -- US cents.
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_at timestamptz not null,
  -- Why the provider refused.
  failure text
);
create index refunds_receipt_id on refunds (receipt_id);

-- That an email went out: its kind, never its words.
create table sent_mails (
  id bigint generated always as identity primary key,
  email text not null,
  kind text not null,
  -- False: the next mail server has no such mailbox.
  is_accepted boolean not null,
  sent_at timestamptz not null
);
create index sent_mails_email on sent_mails (email, sent_at desc);
create index sent_mails_sent_at on sent_mails (sent_at);

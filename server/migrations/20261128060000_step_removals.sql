-- Who lost app and recovery codes, and asks staff to take the second step off (docs/decisions). A row is there once
-- password and mailbox are proved; nothing happens until an admin allows it, and then a day later.
create table step_removals (
  user_id text primary key references users (id) on delete cascade,
  asked_at timestamptz not null,
  -- Kept without a reference: who allowed it may have no account any more when it happens.
  allowed_by text,
  due_at timestamptz,
  -- The owner stopped it, by the mailed link or by coming in with a code or a passkey.
  kept_at timestamptz,
  check ((allowed_by is null) = (due_at is null))
);
create index step_removals_due_at on step_removals (due_at);

alter table email_links drop constraint email_links_purpose_check;
alter table email_links add constraint email_links_purpose_check check (purpose in ('verify', 'reset', 'enter', 'lost', 'keep'));

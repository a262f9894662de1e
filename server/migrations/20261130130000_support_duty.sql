-- Who of support answers now. Somebody without a row is off duty.
create table support_duty (
  user_id text primary key references users (id) on delete cascade,
  is_on boolean not null,
  since timestamptz not null,
  -- When a page of the inbox was last open.
  seen_at timestamptz not null
);

-- The office hours of support: one row, or none.
create table support_office (
  is_only boolean primary key default true check (is_only),
  hours jsonb not null,
  updated_at timestamptz not null
);

-- A help article that the assistant gave is a message of its own author, and has the article's name.
alter table support_messages drop constraint support_messages_author_check;
alter table support_messages
  add constraint support_messages_author_check check (author in ('person', 'staff', 'assistant')),
  add column article text;
-- True while only the assistant has answered. Once false it stays so.
alter table support_requests add column is_with_assistant boolean not null default false;

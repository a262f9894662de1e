-- How far each side has read a conversation, who of support looks after it, and how it is sorted.
alter table support_requests
  add column person_read bigint not null default 0,
  add column staff_read bigint not null default 0,
  add column assignee_id text references users (id) on delete set null,
  add column tags text[] not null default '{}';
create index support_requests_assignee on support_requests (assignee_id) where assignee_id is not null;

-- What staff tell each other about a conversation. A table of its own, so that no answer to the person can hold it.
create table support_notes (
  id bigserial primary key,
  request_id uuid not null references support_requests (id) on delete cascade,
  author_id text references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index support_notes_request_id on support_notes (request_id, id);

-- Answers that staff use again. Placeholders such as {name} are filled in when one is chosen.
create table support_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null unique,
  text text not null,
  updated_at timestamptz not null default now()
);

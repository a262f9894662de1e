-- What people ask us, as conversations. A guest's is opened again with the key that its mail carries.
create table support_requests (
  id uuid primary key default gen_random_uuid(),
  user_id text references users (id) on delete cascade,
  email text not null,
  subject text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- Answered before those of other plans.
  is_first boolean not null default false,
  key_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_requests_user_id on support_requests (user_id, created_at desc);
create index support_requests_inbox on support_requests (status, is_first desc, updated_at);

create table support_messages (
  -- In the order in which they were written.
  id bigserial primary key,
  request_id uuid not null references support_requests (id) on delete cascade,
  author text not null check (author in ('person', 'staff')),
  text text not null,
  created_at timestamptz not null default now()
);
create index support_messages_request_id on support_messages (request_id, id);

-- What an account is told. The words are made from the kind and its values where they are read.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  detail jsonb not null default '{}',
  path text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);

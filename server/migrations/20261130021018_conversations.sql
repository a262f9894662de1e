-- Conversations with the assistant, on all devices of an account. `version` counts the changes of the account, so that a
-- device asks for what is new. Of a deleted one a row without content stays, so that devices that hold it delete it too.
create table assistant_conversations (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  version bigint not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  content jsonb,
  check ((content is null) = (deleted_at is not null))
);
create unique index assistant_conversations_of on assistant_conversations (user_id, version);
create index assistant_conversations_deleted on assistant_conversations (deleted_at) where deleted_at is not null;

-- One link to a conversation: a copy of what its person chose to show. The secret is told once; the table holds its hash alone.
create table shared_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  conversation_id uuid not null unique references assistant_conversations (id) on delete cascade,
  token_hash text not null unique,
  shared_at timestamptz not null,
  content jsonb not null,
  -- Support ended it: it is not shown, and the conversation is not shared again.
  taken_down_at timestamptz,
  reason text
);
create index shared_conversations_of on shared_conversations (user_id);

-- Tokens with which an AI app acts for a person at /mcp. The secret is told once; the table holds its hash alone. A revoked
-- token is a deleted row.
create table access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index access_tokens_of on access_tokens (user_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- Answers of writes that carried an Idempotency-Key, kept 30 days (contract.md, "Calls").
create table idempotency_keys (
  scope text not null,
  method text not null,
  path text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, method, path, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Fixed windows of the rate limits, exact over any number of processes.
create table rate_limits (
  name text not null,
  key text not null,
  points integer not null,
  resets_at timestamptz not null,
  primary key (name, key)
);
create index rate_limits_resets_at on rate_limits (resets_at);

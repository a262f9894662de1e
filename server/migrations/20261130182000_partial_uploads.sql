-- Files that arrive in parts, named by the SHA-256 of the whole. The parts lie in the file store until the file is whole, and a day at most.
create table partial_uploads (
  user_id text not null references users (id) on delete cascade,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  size integer not null check (size > 0),
  received integer not null check (received between 0 and size),
  part_keys jsonb not null,
  -- When the last part came.
  changed_at timestamptz not null,
  -- When a call took the whole.
  used_at timestamptz,
  primary key (user_id, digest)
);
-- What the clean-up looks for.
create index partial_uploads_changed on partial_uploads (changed_at);

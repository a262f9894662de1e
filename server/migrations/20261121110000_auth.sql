-- Accounts of people. The address is stored in one form only, so that unique means unique whatever its case.
create table users (
  id text primary key,
  name text not null default '',
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text not null default 'user'
    check (role in ('owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst', 'user')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The token alone opens nothing: cookie and bearer carry it signed with AUTH_SECRET, which no table holds.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

-- Ways to sign in; the provider "credential" is the password.
create table accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references users (id) on delete cascade,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user_id on accounts (user_id);

-- One-time values of the sign-in library (second factor, passkeys).
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expires_at on verifications (expires_at);

-- Keys of the JWTs; the private half is encrypted with AUTH_SECRET, and the mark tells with which one.
create table jwks (
  id text primary key,
  public_key text not null,
  private_key text not null,
  secret_mark text not null default '',
  alg text,
  crv text,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

-- Links that were mailed, each good once. A verification link carries what its own sign-up chose, so that
-- opening it never confirms a password that somebody else set for the same address.
create table email_links (
  id text primary key,
  purpose text not null check (purpose in ('verify', 'reset')),
  user_id text not null references users (id) on delete cascade,
  password text,
  name text,
  device text,
  state text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index email_links_user_id on email_links (user_id);
create index email_links_expires_at on email_links (expires_at);

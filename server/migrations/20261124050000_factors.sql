-- The second step of a sign-in. Secret and recovery codes are encrypted with AUTH_SECRET, which no table holds.
alter table users add column two_factor_enabled boolean not null default false;

create table two_factors (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- False until a first code has proved that the app holds the secret.
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- Public halves only: who reads this table can sign in as nobody.
create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null default 0,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index passkeys_user_id on passkeys (user_id);

-- A link that signs in past a door that guesses have closed.
alter table email_links drop constraint email_links_purpose_check;
alter table email_links add constraint email_links_purpose_check check (purpose in ('verify', 'reset', 'enter'));

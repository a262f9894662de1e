-- A trial is once per account and once per device; a refused one is a row that was over when it began. An account that is
-- deleted leaves its device behind for a while, or deleting would be a way to another trial.
create table trials (
  id uuid primary key default gen_random_uuid(),
  user_id text unique references users (id) on delete set null,
  device text unique,
  started_at timestamptz not null,
  ends_at timestamptz not null
);

-- What an account has paid for; no end is for ever.
create table subscriptions (
  user_id text primary key references users (id) on delete cascade,
  tier text not null,
  plan text,
  source text not null check (source in ('test', 'stripe', 'grant')),
  ends_at timestamptz,
  is_cancelled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Purchases that were begun. One is completed once.
create table checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  plan text not null,
  amount integer not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index checkouts_user_id on checkouts (user_id);

-- Whether the counters of an account have no limit: a trial, a plan that is paid, or the owner of the installation.
create function is_unlimited(_user_id text, _now timestamptz) returns boolean
  language sql stable
  as $$ select exists (select 1 from trials where user_id = _user_id and ends_at > _now)
    or exists (select 1 from subscriptions
      where user_id = _user_id and tier not in ('free', 'Explorer') and (ends_at is null or ends_at > _now))
    or exists (select 1 from users where id = _user_id and role = 'owner') $$;

-- The seats of Nomad Squad beside the one of who pays. A seat is an invitation until somebody takes it; its link is in a
-- mail, so the table holds its hash alone. Who has a seat has one.
create table seats (
  id uuid primary key default gen_random_uuid(),
  owner_id text not null references users (id) on delete cascade,
  email text not null check (email = lower(email)),
  token_hash text unique,
  user_id text unique references users (id) on delete cascade,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  unique (owner_id, email)
);

-- The plan that the seat of an account gives, for as long as it is paid.
create function seat_plan(_user_id text, _now timestamptz)
  returns table (tier text, ends_at timestamptz)
  language sql stable
  as $$ select p.tier, p.ends_at from seats s join subscriptions p on p.user_id = s.owner_id
    where s.user_id = _user_id and p.tier = 'Nomad Squad' and (p.ends_at is null or p.ends_at > _now) $$;

-- Whether the counters of an account have no limit: a trial, a plan that is paid, a seat of one, or the owner of the installation.
create or replace function is_unlimited(_user_id text, _now timestamptz) returns boolean
  language sql stable
  as $$ select exists (select 1 from trials where user_id = _user_id and ends_at > _now)
    or exists (select 1 from subscriptions
      where user_id = _user_id and tier not in ('free', 'Explorer') and (ends_at is null or ends_at > _now))
    or exists (select 1 from users where id = _user_id and role = 'owner')
    or exists (select 1 from seat_plan(_user_id, _now)) $$;

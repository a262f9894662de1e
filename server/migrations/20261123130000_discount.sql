-- Discounts that were given away, one use each. The token is in a link: the table holds its hash alone.
create table discount_tokens (
  token_hash text primary key,
  percent integer not null check (percent between 1 and 100),
  expires_at timestamptz not null,
  claimed_by text references users (id) on delete set null,
  claimed_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index discount_tokens_claimed_by on discount_tokens (claimed_by);

-- Which discount a purchase was begun with.
alter table checkouts add column discount_hash text;

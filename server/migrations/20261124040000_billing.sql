-- Whoever pays, as the provider knows them. A guest's address waits here until an account proves it; the two counters keep
-- an older reading of the provider from undoing a newer one.
create table payment_customers (
  id text primary key,
  source text not null check (source in ('test', 'stripe')),
  user_id text references users (id) on delete cascade,
  email text,
  readings_begun bigint not null default 0,
  reading_kept bigint not null default 0,
  created_at timestamptz not null default now(),
  check (user_id is null or email is null)
);
create index payment_customers_user_id on payment_customers (user_id);
create index payment_customers_email on payment_customers (email);

-- What was bought. No end of the period: paid once.
create table purchases (
  id text primary key,
  customer_id text not null references payment_customers (id) on delete cascade,
  plan text not null,
  status text not null check (status in ('active', 'past-due', 'ended', 'refunded')),
  period_start timestamptz not null,
  period_end timestamptz,
  is_renewed boolean not null,
  ended_at timestamptz
);
create index purchases_customer_id on purchases (customer_id);

-- Every payment, in US cents.
create table receipts (
  id text primary key,
  customer_id text not null references payment_customers (id) on delete cascade,
  plan text not null,
  amount integer not null check (amount >= 0),
  refunded integer not null default 0,
  paid_at timestamptz not null,
  url text
);
create index receipts_customer_id on receipts (customer_id, paid_at desc);

-- Which events of the provider were taken, each once.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index payment_events_received_at on payment_events (received_at);

-- The built-in test checkout plays the provider: one customer's books a row.
create table test_desk (
  customer_id text primary key,
  books jsonb not null
);

-- A purchase can be begun before there is an account, and at a provider.
alter table checkouts alter column user_id drop not null;
alter table checkouts add column source text not null default 'test' check (source in ('test', 'stripe'));
alter table checkouts add column session_id text unique;
alter table checkouts add column customer_id text;
alter table checkouts add column closed_at timestamptz;
create index checkouts_discount_hash on checkouts (discount_hash) where discount_hash is not null;

-- Until when it is paid, where the plan itself stays a little longer: a renewal under way, a payment that is tried again.
alter table subscriptions add column paid_until timestamptz;

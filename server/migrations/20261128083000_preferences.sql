-- What the tools begin with for an account: one row, whole, in the place of the one before.
create table preferences (
  user_id text primary key references users (id) on delete cascade,
  home_country text check (home_country ~ '^[A-Z]{2}$'),
  home_airport text check (home_airport ~ '^[A-Z]{3}$'),
  -- The first is the one that is travelled on most.
  passports text[] not null check (cardinality(passports) <= 5),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Null: as the region of the browser has them.
  units text check (units in ('metric', 'imperial')),
  step_free boolean not null,
  diets text[] not null check (cardinality(diets) <= 5),
  updated_at timestamptz not null
);

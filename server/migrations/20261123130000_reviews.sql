-- What people say of the product, one each. Shown only after a person of ours has read it; written anew, it waits anew.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  user_id text not null unique references users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'hidden')),
  written_at timestamptz not null default now()
);
create index reviews_newest on reviews (state, written_at desc, id desc);

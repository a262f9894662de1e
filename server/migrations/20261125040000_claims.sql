-- Claims for compensation that a person keeps. The device makes the id; a deleted one leaves its row for the other devices.
create table claims (
  user_id text not null references users (id) on delete cascade,
  id uuid not null,
  updated_at timestamptz not null,
  is_deleted boolean not null,
  content jsonb not null,
  primary key (user_id, id)
);

-- What was read from somebody's file and waits for a yes: a day, then a job deletes it. Nothing of it is in a trip before. Once
-- accepted, the content is gone, and what it came to stays until the end, so that the same call again gets the same answer.
create table import_proposals (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  content jsonb,
  choice text,
  result jsonb
);
create index import_proposals_of_person on import_proposals (user_id, made_at);
create index import_proposals_ended on import_proposals (ends_at);

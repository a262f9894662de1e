-- When a service outside that is no feed last answered, and when it last failed, for the staff area.
create table outside_results (
  id text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  -- What the last failure was: a status, or the code of an error. Never an address with a key.
  failure text
);

-- One account has one role (users.role); this answers for it by the name and the parameters of the specification.
create function has_role(_user_id text, _role text) returns boolean
  language sql stable
  as $$ select exists (select 1 from users where id = _user_id and role = _role) $$;

-- What staff did. Ids without foreign keys: an entry outlives the account, and holds nothing of a person but the id.
create table audit_log (
  id bigserial primary key,
  at timestamptz not null default now(),
  actor_id text,
  action text not null,
  target_id text,
  detail jsonb not null default '{}'
);

-- Only ever added to, also by whoever reaches the database through the product.
create function refuse_audit_change() returns trigger
  language plpgsql
  as $$ begin raise exception 'the audit log is only ever added to'; end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Search of staff over addresses and names.
create index users_newest on users (created_at desc, id desc);

-- Which mail of a trial was queued, each once, whatever is restarted and however many processes look.
create table trial_mails (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('welcome', 'day-1', 'day-3', 'day-5', 'last-day', 'expired')),
  queued_at timestamptz not null,
  primary key (user_id, kind)
);
create index trials_ends_at on trials (ends_at);

-- Mails that an account does not want. What is needed (verification, a new password) is not among them.
create table mail_choices (
  user_id text primary key references users (id) on delete cascade,
  wants_trial_mails boolean not null default true,
  updated_at timestamptz not null
);

-- What became of a mail of a trial: staff see it. Null: it waits to be sent, or to be tried again.
alter table trial_mails
  add column outcome text check (outcome in ('sent', 'refused', 'failed', 'unwanted')),
  add column outcome_at timestamptz;
-- What was queued before this was kept went out then, as far as anybody knows.
update trial_mails set outcome = 'sent', outcome_at = queued_at;

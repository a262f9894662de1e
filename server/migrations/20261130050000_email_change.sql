-- A link that changes the address of an account: the new address, and the session that asked for it, which stays open.
alter table email_links drop constraint email_links_purpose_check;
alter table email_links
  add constraint email_links_purpose_check
  check (purpose in ('verify', 'reset', 'enter', 'lost', 'keep', 'change'));
alter table email_links add column new_email text;
alter table email_links add column session_id text;

-- One person who used everything, as databases of the first 29 migrations hold it (upgrade.test.ts).
insert into users (id, name, email, email_verified, two_factor_enabled) values
  ('ada', 'Ada', 'ada@example.org', true, true), ('bob', 'Bob', 'bob@example.org', true, false);
insert into sessions (id, user_id, token, expires_at) values ('session', 'ada', 'token', now() + interval '1 day');
insert into accounts (id, account_id, provider_id, user_id, password) values ('account', 'ada', 'credential', 'ada', 'hash');
insert into verifications (id, identifier, value, expires_at) values ('v', 'ada', 'x', now());
insert into jwks (id, public_key, private_key) values ('key', '{}', '{}');
insert into email_links (id, purpose, user_id, expires_at) values ('link', 'lost', 'ada', now());
insert into two_factors (id, user_id, secret, backup_codes) values ('two', 'ada', 's', 'c');
insert into passkeys (id, user_id, credential_id, public_key, device_type, backed_up) values ('p', 'ada', 'c', 'k', 'd', true);
insert into step_removals (user_id, asked_at) values ('ada', now());
insert into idempotency_keys (scope, method, path, key, body_hash, answer) values
  ('person:ada', 'POST', '/api/discounts', 'a-key', 'hash', '{"token": "in plain text"}'),
  ('person:ada', 'PUT', '/api/saved', 'b-key', 'hash', null);
insert into rate_limits (name, key, points, resets_at) values ('sign-in', 'a', 1, now());
insert into saved_items (user_id, item_type, item_id, title) values ('ada', 'city', 'rome', 'Rome');
insert into user_usage (user_id, usage_type, day, count) values ('ada', 'saved_items', '2026-11-23', 3);
insert into device_usage (bucket, usage_type, day, count) values ('b', 'saved_items', '2026-11-23', 3);
insert into device_fingerprints (device, fingerprint, seen_at) values ('d', 'f', now());
insert into trips (id, user_id, title, is_deleted, deleted_at) values
  ('00000000-0000-4000-8000-000000000001', 'ada', 'Rome', false, null),
  ('00000000-0000-4000-8000-000000000002', 'ada', 'Gone', true, now());
insert into trip_items (trip_id, item_id, kind, version, fields) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000011', 'visit', 1, '{"title": {"value": "Forum"}}');
insert into trip_ops (trip_id, op_id, version) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000021', 1);
insert into trip_links (id, trip_id, token_hash, access, made_at) values
  ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000001', 'hash', 'edit', now());
insert into trip_members (trip_id, user_id, link_id, joined_at) values
  ('00000000-0000-4000-8000-000000000001', 'bob', '00000000-0000-4000-8000-000000000031', now());
insert into trip_alerts (trip_id, event, user_id, rank, detail, found_at) values
  ('00000000-0000-4000-8000-000000000001', 'quake', 'ada', 1, '{}', now());
insert into audit_log (actor_id, action) values ('ada', 'role-changed');
insert into trials (user_id, device, started_at, ends_at) values ('ada', 'device', now(), now() + interval '3 days');
insert into trial_mails (user_id, kind, queued_at, outcome, outcome_at) values ('ada', 'welcome', now(), 'sent', now());
insert into subscriptions (user_id, tier, plan, source, ends_at) values ('ada', 'Nomad Squad', 'squad', 'test', now() + interval '30 days');
insert into seats (owner_id, email, user_id, invited_at, expires_at, accepted_at) values ('ada', 'bob@example.org', 'bob', now(), now(), now());
insert into payment_customers (id, source, user_id) values ('cus', 'test', 'ada');
insert into purchases (id, customer_id, plan, status, period_start, is_renewed) values ('pur', 'cus', 'squad', 'active', now(), true);
insert into receipts (id, customer_id, plan, amount, paid_at) values ('rec', 'cus', 'squad', 999, now());
insert into payment_events (id, type, received_at) values ('evt', 'invoice.paid', now());
insert into test_desk (customer_id, books) values ('cus', '{}');
insert into checkouts (user_id, plan, amount, discount_hash) values ('ada', 'squad', 999, 'hash');
insert into discount_tokens (token_hash, percent, expires_at, claimed_by, claimed_at) values ('hash', 20, now(), 'ada', now());
insert into support_requests (id, user_id, email, subject, key_hash) values
  ('00000000-0000-4000-8000-000000000041', 'ada', 'ada@example.org', 'Help', 'hash');
insert into support_messages (request_id, author, text) values ('00000000-0000-4000-8000-000000000041', 'person', 'Hello');
insert into notifications (id, user_id, kind) values ('00000000-0000-4000-8000-000000000051', 'ada', 'welcome');
insert into notification_choices (user_id, kind, channel, wants, updated_at) values ('ada', 'welcome', 'push', true, now());
insert into push_keys (public_key, sealed_private_key) values ('p', 's');
insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, server_key, locale, created_at) values
  ('00000000-0000-4000-8000-000000000061', 'ada', 'session', 'https://push.example', 'k', 'a', 's', 'en', now());
insert into push_deliveries (subscription_id, notification_id, claimed_until) values
  ('00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000051', now());
insert into mail_choices (user_id, updated_at, news_since, news_language) values ('ada', now(), now(), 'en');
insert into mailings (id, subject, body, plan, state, version, changed_at) values
  ('00000000-0000-4000-8000-000000000071', 'News', 'Words', 'any', 'done', 1, now());
insert into mailing_recipients (mailing_id, user_id, email, state, not_before) values
  ('00000000-0000-4000-8000-000000000071', 'ada', 'ada@example.org', 'sent', now());
insert into reviews (user_id, rating, body, state, reason) values ('ada', 5, 'Good', 'hidden', 'spam');
insert into visa_imports (passport, destination, need, as_of, source) values ('US', 'FR', 'visa-free', '2026-01-01', 'x');
insert into airport_imports (iata, city, name, country, zone, lat, lon, is_scheduled, rank, as_of) values
  ('FCO', 'Rome', 'Fiumicino', 'IT', 'Europe/Rome', 41.8, 12.2, true, 1, '2026-01-01');
insert into holiday_imports (country, day, name, kind, as_of, source) values ('IT', '2026-06-29', 'Peter and Paul', 'add', '2026-01-01', 'x');
insert into feeds (id, url, every_seconds, next_at, value) values ('ecb', 'https://example.org', 3600, now(), '{}');
insert into forecasts (place, value, fetched_at) values ('41.9,12.5', '{}', now());
insert into advice_levels (issuer, country, level) values ('us', 'IT', 2);
insert into advice_changes (issuer, country, date, url, seen_at) values ('us', 'IT', '2026-01-01', 'https://example.org', now());
insert into claims (user_id, id, updated_at, is_deleted, content) values ('ada', '00000000-0000-4000-8000-000000000081', now(), false, '{}');
insert into vault_keys (user_id, keys, updated_at) values ('ada', '{}', now());
insert into vault_files (user_id, id, head, size, digest, storage_key, created_at) values
  ('ada', '00000000-0000-4000-8000-000000000091', 'h', 1, 'd', 'k', now());
insert into reminders (user_id, about, what, due_on, remind_on, zone, locale) values
  ('ada', 'passport', 'expiry', '2027-01-01', '2026-12-01', 'Europe/Rome', 'en');
insert into preferences (user_id, passports, step_free, diets, updated_at) values ('ada', '{US}', false, '{}', now());

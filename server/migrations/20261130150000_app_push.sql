-- Pushes reach the native apps too, by the token of Google or Apple in place of a browser's address and keys.
alter table push_subscriptions
  add column service text not null default 'web' check (service in ('web', 'fcm', 'apns')),
  -- The app on the device shows reminders itself, so that they ring with no network: none of those is sent to it.
  add column reminds_itself boolean not null default false,
  alter column p256dh drop not null,
  alter column auth drop not null,
  add constraint push_subscriptions_keys check ((service = 'web') = (p256dh is not null and auth is not null));

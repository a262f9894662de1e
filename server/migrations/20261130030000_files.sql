-- Profile photos, receipts of trips and attachments of support. Contents lie in the file store under keys of our own; a row
-- says what they are and whose. What is gone with its owner leaves contents behind that a nightly job removes.
create table stored_files (
  id uuid primary key,
  -- Whose room it takes. Of a guest's conversation with support it is nobody's.
  user_id text references users (id) on delete cascade,
  kind text not null check (kind in ('photo', 'receipt', 'attachment')),
  trip_id uuid references trips (id) on delete cascade,
  request_id uuid references support_requests (id) on delete cascade,
  -- The message that it belongs to; null until that is sent.
  message_id bigint references support_messages (id) on delete cascade,
  name text not null,
  type text not null,
  -- Bytes, with the thumbnail.
  size integer not null,
  width integer,
  height integer,
  -- Of what was sent, so that sending it again is known.
  digest text not null,
  storage_key text not null,
  thumbnail_key text,
  created_at timestamptz not null,
  check ((kind = 'receipt') = (trip_id is not null)),
  check ((kind = 'attachment') = (request_id is not null)),
  check (kind = 'attachment' or user_id is not null)
);
create index stored_files_user on stored_files (user_id, created_at desc);
create index stored_files_trip on stored_files (trip_id) where trip_id is not null;
create index stored_files_request on stored_files (request_id) where request_id is not null;
create index stored_files_message on stored_files (message_id) where message_id is not null;

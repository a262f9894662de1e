-- Whether a session was opened by two things: a password and a code, or a passkey that asked for the lock of its device.
-- In production staff need that (docs/decisions). Sessions from before do not have it: their people sign in anew.
alter table sessions add column two_steps boolean not null default false;

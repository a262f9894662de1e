-- Who waits to be told something is asked after each new copy of a feed; what was told stays for half a year.
create index trip_alerts_waiting on trip_alerts (user_id, found_at) where told_at is null;

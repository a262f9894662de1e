-- The free plan's daily limits (specification section 9); a test holds them to the table of the domain.
create function free_limit(_usage_type text) returns integer
  language sql immutable
  as $$ select case _usage_type
    when 'ai_requests' then 10
    when 'itinerary_generations' then 3
    when 'search_requests' then 25
    when 'saved_items' then 15
  end $$;

-- What guests use, per UTC day. A bucket is the keyed hash of a device cookie, of a fingerprint or of an address: the table
-- tells nobody who was here.
create table device_usage (
  bucket text not null,
  usage_type text not null,
  day date not null,
  count integer not null,
  primary key (bucket, usage_type, day)
);
create index device_usage_day on device_usage (day);

-- Which fingerprint a device has shown, both as keyed hashes.
create table device_fingerprints (
  device text primary key,
  fingerprint text not null,
  seen_at timestamptz not null
);
create index device_fingerprints_seen_at on device_fingerprints (seen_at);

-- The procedures of specification section 7 by their names and parameters. Checking and counting are one statement, so they
-- are exact over any number of processes; null is a refusal. `p_now` is the clock of whoever calls.
create function get_user_usage(p_user_id text, p_usage_type text, p_now timestamptz default now()) returns integer
  language sql stable
  as $$ select coalesce((select count from user_usage
    where user_id = p_user_id and usage_type = p_usage_type and day = (p_now at time zone 'UTC')::date), 0) $$;

create function get_device_usage(
  p_device_fingerprint_hash text, p_usage_type text, p_now timestamptz default now()
) returns integer
  language sql stable
  as $$ select coalesce((select count from device_usage
    where bucket = p_device_fingerprint_hash and usage_type = p_usage_type
      and day = (p_now at time zone 'UTC')::date), 0) $$;

create function increment_user_usage(
  p_user_id text, p_usage_type text, p_increment integer default 1, p_now timestamptz default now()
) returns integer
  language sql volatile
  as $$ insert into user_usage as u (user_id, usage_type, day, count)
    select p_user_id, p_usage_type, (p_now at time zone 'UTC')::date, p_increment
      where free_limit(p_usage_type) is not null
    on conflict (user_id, usage_type, day) do update set count = u.count + p_increment
      where u.count + p_increment <= free_limit(p_usage_type) or is_unlimited(p_user_id, p_now)
    returning count $$;

-- Without a fingerprint the address pays, which 20 devices share (contract.md, "The device counter").
create function increment_device_usage(
  p_device_fingerprint_hash text, p_usage_type text, p_ip_address text, p_increment integer default 1,
  p_now timestamptz default now(), p_address_scale double precision default 1
) returns integer
  language sql volatile
  as $$ insert into device_usage as u (bucket, usage_type, day, count)
    select coalesce(p_device_fingerprint_hash, p_ip_address), p_usage_type, (p_now at time zone 'UTC')::date, p_increment
      where free_limit(p_usage_type) is not null
    on conflict (bucket, usage_type, day) do update set count = u.count + p_increment
      where u.count + p_increment <= case
        when p_device_fingerprint_hash is null then greatest(1, round(20 * free_limit(p_usage_type) * p_address_scale))
        else free_limit(p_usage_type) end
    returning count $$;

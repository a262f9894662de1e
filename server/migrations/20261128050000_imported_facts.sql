-- Airports of OurAirports that an operator read in; each takes the place of our own of its code.
create table airport_imports (
  iata text primary key check (iata ~ '^[A-Z]{3}$'),
  icao text check (icao ~ '^[A-Z]{4}$'),
  city text not null check (city <> ''),
  name text not null check (name <> ''),
  country text not null check (country ~ '^[A-Z]{2}$'),
  zone text not null check (zone <> ''),
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  is_scheduled boolean not null,
  rank integer not null,
  as_of date not null
);

-- Public holidays that an operator adds to our own, or takes away: "day" is a date, or a rule of data/holidays.
create table holiday_imports (
  country text not null check (country ~ '^[A-Z]{2}$'),
  day text not null check (day <> ''),
  name text not null,
  kind text not null check (kind in ('add', 'remove')),
  as_of date not null,
  source text not null check (source <> ''),
  primary key (country, day, kind, name)
);

-- Rows of a visa matrix that an operator read in; each takes the place of our own for its pair.
create table visa_imports (
  passport text not null check (passport ~ '^[A-Z]{2}$'),
  destination text not null check (destination ~ '^[A-Z]{2}$'),
  need text not null check (need in ('visa-free', 'eta', 'on-arrival', 'e-visa', 'required', 'not-admitted')),
  days integer check (days between 1 and 3660),
  as_of date not null,
  source text not null check (source <> ''),
  primary key (passport, destination)
);

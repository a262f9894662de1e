-- Who clears the cookies of a browser keeps its fingerprint. By itself that fits every telephone of one make, so a trial is
-- held against it only together with the network from which it was shown, both as keyed hashes.
alter table device_fingerprints add column network text;
alter table trials add column trace text unique;

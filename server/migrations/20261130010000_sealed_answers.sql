-- What is remembered for retries held discount tokens, support keys and whole exports in plain text for 30 days. From here on
-- an answer is sealed with AUTH_SECRET and the caller's Idempotency-Key, of which, as of the path, only a hash is kept.
alter table idempotency_keys add column sealed_answer bytea;
update idempotency_keys set
  path = encode(sha256(convert_to(path, 'UTF8')), 'base64'),
  key = encode(sha256(convert_to(key, 'UTF8')), 'base64'),
  -- Answers of what devices send late stay until they are 30 days old, so that nothing is done twice; they hold no secret.
  answer = case
    when path like '/api/saved-items%' or path ~ '^/api/trips(/[0-9a-f-]{36})?(/ops)?$' or path like '/api/compensation/claims%'
    then answer
  end;
comment on column idempotency_keys.answer is 'of versions before answers were sealed';

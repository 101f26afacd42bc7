-- Staff look for a part of what people wrote about themselves. Each index holds the words of a repository's `words`.
create index messages_by_words on messages
  using gin (lower(name || E'\n' || email || E'\n' || subject) gin_trgm_ops);
create index sell_submissions_by_words on sell_submissions using gin (
  lower(propert_title || E'\n' || property_location || E'\n' || name || E'\n' || email || E'\n' || coalesce(phone_no, ''))
  gin_trgm_ops
);
create index service_requests_by_words on service_requests using gin (
  lower(
    service_name || E'\n' || service_type || E'\n' || address || E'\n' || phone_no || E'\n' || coalesce(email, '')
  ) gin_trgm_ops
);

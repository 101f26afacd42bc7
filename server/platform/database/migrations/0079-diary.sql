-- CN8: the canonical JSON that the hash covers, so that a verification can name the entry that was changed.
alter table diary_seals add column document text not null default '';

-- CN5: of the request that added the entry, so that the same one is recognised whenever it is repeated.
alter table diary_entries add column request_hash bytea;

select jobs.create_queue('seal-diaries', '{"policy": "standard"}');

-- CN7: reminds clients of instalments that are due.
select jobs.create_queue('remind-of-instalments', '{"policy": "standard"}');

#!/usr/bin/env bash
# Run by the postgres image when it creates the database: lets the replica connect with the same account. From the next
# start on, a commit waits until the replica has it on disk, so that promoting the replica loses nothing. Set earlier, it
# would block the creation itself, because there is no replica yet.
set -euo pipefail
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --command "alter role $POSTGRES_USER replication" \
  --command "alter system set synchronous_standby_names = 'replica'"
echo "host replication $POSTGRES_USER all scram-sha-256" >> "$PGDATA/pg_hba.conf"

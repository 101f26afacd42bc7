#!/usr/bin/env bash
# Run by the postgres image when it creates the database: lets the replica connect with the same account.
set -euo pipefail
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --command "alter role $POSTGRES_USER replication"
echo "host replication $POSTGRES_USER all scram-sha-256" >> "$PGDATA/pg_hba.conf"

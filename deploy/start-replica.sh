#!/usr/bin/env bash
# Copies the primary once, then streams from it. Once promoted, it waits for no other replica.
set -euo pipefail
export PGDATA=/var/lib/postgresql/replica
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  pg_basebackup --host database --username mithila_ghar --pgdata "$PGDATA" --write-recovery-conf \
    --dbname "application_name=replica" --wal-method stream
fi
exec postgres -c listen_addresses='*' -c synchronous_standby_names=

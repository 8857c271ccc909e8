#!/bin/sh
# Dumps the database of the PG… variables into $BACKUP (/backup) at the start and then daily. A dump gets its final
# name only after pg_restore has read it completely. The newest $BACKUP_DAYS (14) dumps are kept; none is removed
# while dumping fails. A failed dump is retried after $BACKUP_RETRY (300) seconds.
folder=${BACKUP:-/backup}
umask 077
while true; do
  pause=86400
  if pg_dump --format=custom --file="$folder/.leads.part" && pg_restore --file=/dev/null "$folder/.leads.part"; then
    mv "$folder/.leads.part" "$folder/leads-$(date -u +%F).dump"
    ls -1 "$folder" | grep '^leads-.*\.dump$' | sort -r | tail -n "+$((${BACKUP_DAYS:-14} + 1))" |
      while read -r old; do rm -f "$folder/$old"; done
    echo "backup: leads-$(date -u +%F).dump"
  else
    pause=${BACKUP_RETRY:-300}
    echo 'backup: FAILED, the copies before it stay' >&2
  fi
  if [ -n "$BACKUP_ONCE" ]; then exit; fi
  sleep "$pause"
done

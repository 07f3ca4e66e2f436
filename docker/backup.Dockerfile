# The service's image with the programs that a backup needs (docs/operations/backup.md), of the major version of your server: a
# newer pg_dump writes what an older server does not read.
#   docker build --build-arg SERVICE=leserkonto:0.1.0 --build-arg POSTGRES=17 -t leserkonto-backup:0.1.0 - < docker/backup.Dockerfile
ARG SERVICE=leserkonto
FROM ${SERVICE}
ARG POSTGRES=17
USER root
# Debian's own is 15; the others come from PostgreSQL's repository for Debian.
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends ca-certificates postgresql-common \
 && if [ "$POSTGRES" != 15 ]; then /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y; fi \
 && apt-get install -y -qq --no-install-recommends "postgresql-client-$POSTGRES" \
 && rm -rf /var/lib/apt/lists/*
USER node
HEALTHCHECK NONE
CMD ["node", "scripts/backup.ts"]

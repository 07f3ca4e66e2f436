# Two images. `service`, the last and so the default one, is what production runs; which command it runs is chosen there
# (docs/operations.md). `development` holds the stand-ins and the personas for docker-compose.yml.
# Each lists its packages in /app/sbom.cdx.json (CycloneDX). Written for both of Docker's builders, so without cache mounts.

FROM node:24-bookworm-slim AS base
WORKDIR /app

# The manifests alone, so that the install below is repeated only when one of them changes.
FROM base AS manifests
COPY . .
RUN find apps packages -type f ! -name package.json -delete \
 && find . -mindepth 1 -maxdepth 1 ! -name apps ! -name packages ! -name 'package*.json' ! -name .npmrc -exec rm -rf {} +

FROM base AS dependencies
COPY --from=manifests /app ./
RUN npm ci --include=dev --loglevel=error

FROM dependencies AS build
COPY . .
RUN node scripts/build.ts \
 && rm -rf apps/*/node_modules packages/*/node_modules apps/web packages/teasers packages/ui

# What the service loads, from what the install above has fetched. npm judges by the manifests: without those of the
# browser and without what is for development, nothing leads any more to Prisma's command line and to TypeScript but
# optional and peer dependencies. The client brings a compiler for each kind of database, of which one is used.
FROM dependencies AS service-dependencies
COPY scripts/sbom.ts /
RUN rm -rf apps/mail-catcher apps/publisher-mock apps/web packages/teasers packages/ui \
 && npm pkg delete dependencies devDependencies optionalDependencies \
 && npm pkg delete devDependencies --workspaces \
 && npm ci --omit=dev --omit=peer --prefer-offline --loglevel=error \
 && node /sbom.ts > sbom.cdx.json \
 && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name '*.postgresql.*' -delete

FROM dependencies AS development-dependencies
COPY scripts/sbom.ts /
RUN rm -rf apps/web packages/teasers packages/ui \
 && npm pkg delete dependencies devDependencies optionalDependencies \
 && npm pkg delete devDependencies --workspaces \
 && npm ci --omit=dev --omit=peer --prefer-offline --loglevel=error \
 && node /sbom.ts > sbom.cdx.json

FROM base AS runtime
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
RUN mkdir /data && chown node:node /data
VOLUME /data
# By the shell: a Node that starts every five seconds would cost more than what it asks for.
COPY docker/is-up /usr/local/bin/
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=5 CMD is-up "${PORT:-3000}" /health/ready

FROM runtime AS development
COPY --from=development-dependencies /app ./
COPY --from=build /app/apps apps
COPY --from=build /app/packages packages
COPY prisma prisma
COPY scripts scripts
USER node

FROM runtime AS service
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 NODE_COMPILE_CACHE=/compiled
RUN mkdir /compiled && chown node:node /compiled
COPY --from=service-dependencies /app ./
COPY --from=build /app/apps/api apps/api
COPY --from=build /app/dist dist
COPY --from=build /app/packages packages
COPY prisma/schema.prisma prisma/
COPY prisma/migrations prisma/migrations
COPY scripts/account.ts scripts/backup.ts scripts/compile.ts scripts/consents.ts scripts/import.ts scripts/outbox.ts scripts/prepare.ts scripts/restore.ts scripts/rotate-keys.ts scripts/sessions.ts scripts/webhooks.ts scripts/
COPY scripts/backup scripts/backup
COPY scripts/database scripts/database
COPY scripts/import scripts/import
COPY scripts/stack/stop-with-parent.ts scripts/stack/
COPY THIRD-PARTY-NOTICES.md ./
USER node
RUN node scripts/compile.ts
CMD ["node", "--max-semi-space-size=8", "apps/api/src/main.ts"]

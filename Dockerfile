# One image for all processes of the stack; what it runs is chosen by the command (docker-compose.yml).
# Written for both of Docker's builders, so without cache mounts.

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
RUN PRISMA_SCHEMA_ENGINE_BINARY=/app/package.json node node_modules/prisma/build/index.js generate \
 && cd apps/web && export NODE_ENV=production VITE=../../node_modules/vite/bin/vite.js \
 && node $VITE build && node $VITE build -c vite.portal.config.ts && node $VITE build -c vite.portal.config.ts --ssr \
 && rm -rf /app/apps/*/node_modules /app/packages/*/node_modules

# The image brings its own Node, so the one that npm installs for machines with an older one goes.
FROM base AS production-dependencies
COPY --from=manifests /app ./
RUN npm ci --omit=dev --loglevel=error \
 && npm cache clean --force --loglevel=error \
 && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM base AS service
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 NODE_COMPILE_CACHE=/compiled
RUN mkdir /data /compiled && chown node:node /data /compiled
COPY --from=production-dependencies /app ./
COPY --from=build /app/apps apps
COPY --from=build /app/packages packages
COPY --from=build /app/prisma prisma
COPY scripts scripts
COPY docker/is-healthy.mjs docker/
USER node
RUN node scripts/compile.ts
VOLUME /data
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=5 CMD ["node", "docker/is-healthy.mjs"]
CMD ["node", "--max-semi-space-size=2", "apps/api/src/main.ts"]

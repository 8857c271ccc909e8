# syntax=docker/dockerfile:1
# Renovate renews the digests (renovate.json); where no registry is at hand, --build-arg names other bases.
ARG BUILD_BASE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ARG RUNTIME_BASE=gcr.io/distroless/cc-debian12:nonroot@sha256:fccdbb0a547c14e23fcf4ce8ad62ca5d43b4faae8d22cd292f490fef9946c96e

# Builds the site and bundles the server.
FROM ${BUILD_BASE} AS build
WORKDIR /srv/site
COPY package.json package-lock.json ./
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/server/package.json apps/server/
COPY apps/site/package.json apps/site/
COPY packages/api-description/package.json packages/api-description/
COPY packages/contract/package.json packages/contract/
COPY packages/service/package.json packages/service/
COPY packages/tank-gauging/package.json packages/tank-gauging/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build && cp -rL build/current /srv/release && mkdir /srv/state

# Runtime image: no shell, no package manager, no sources; user 65532.
FROM ${RUNTIME_BASE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /srv/site
COPY --from=build /srv/release/dist dist
COPY --from=build /srv/release/build/headers.json /srv/release/build/lead-records.json /srv/release/build/sandbox.json build/
COPY --from=build /srv/release/build/leads build/leads
COPY --from=build /srv/release/server server
# Where a volume for the sandbox's file begins.
COPY --from=build --chown=65532:65532 /srv/state /var/lib/tanksite-sandbox
# A container's loopback address cannot be reached from outside.
ENV NODE_ENV=production HOST=:: PORT=4321
# Threads for DNS and files: with the default of four, an unresponsive name server would block every request.
ENV UV_THREADPOOL_SIZE=32
EXPOSE 4321
# Checks that the process answers; /readyz tells proxies whether to send visitors.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["/usr/local/bin/node", "server/health-check.mjs"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["server/main.mjs"]

# One image for every service: SERVICE names the one that runs.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /docent
COPY . .
# Only what decides the dependencies, so that a change of code does not install them again. `npm ci` takes exactly the lock file.
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete \
 && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS built
WORKDIR /docent
COPY --from=manifests /docent .
RUN npm ci --omit=dev --no-audit --no-fund
COPY tsconfig.base.json ./
COPY proto ./proto
COPY web ./web
COPY docs ./docs
COPY widget ./widget
COPY integrations/wordpress ./integrations/wordpress
RUN cd web && node ../node_modules/vite/bin/vite.js build --logLevel warn && cd ../widget && node build.mjs
COPY runtime ./runtime
COPY services ./services
RUN node services/build.mjs

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /docent
COPY --from=manifests /docent .
# What pages are made of, and what is only optional, is not needed to serve them. Of the packages stay the licenses and what
# Node loads: no maps, no TypeScript (Node runs none of theirs), no pages about them, no builds for browsers, no compiler.
RUN rm -rf web widget && npm ci --omit=dev --omit=optional --no-audit --no-fund && cd node_modules \
 && find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -iname '*.md' \) \
      ! -iname '*licen[cs]e*' ! -iname '*notice*' -delete \
 && rm -rf @opentelemetry/*/build/esm @opentelemetry/*/build/esnext typescript pdf-parse/dist/pdf-parse/web pdfjs-dist/build pdfjs-dist/web .bin .package-lock.json

FROM ${NODE_IMAGE}
ARG VERSION=0.1.0
ARG REVISION=unknown
# Nobody who runs here may change what runs; skaffold.yaml, which replaces files while they are worked on, says otherwise.
ARG OWNER=0:0
LABEL org.opencontainers.image.title="Docent" \
      org.opencontainers.image.description="A business's documents as a chatbot that proves what it says: any one of its services" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
# Memory that is given back: the reasons are those of "allocator" in runtime/toolchain/index.mjs.
ENV NODE_ENV=production SERVICE=gateway MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /docent
COPY --from=dependencies /docent/node_modules ./node_modules
COPY --from=built /docent/web/dist ./web/dist
COPY --from=built /docent/widget/dist ./widget/dist
COPY package.json LICENSE ./
COPY --chown=${OWNER} proto ./proto
COPY --chown=${OWNER} runtime ./runtime
COPY --chown=${OWNER} services ./services
COPY --from=built /docent/services/dist ./services/dist
USER 10001:10001
EXPOSE 3000 9464
# Alive, not ready: whoever restarts what is unhealthy must not do so while an engine is away.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["node", "runtime/service/probe.mjs", "healthz"]
# exec: the service is process 1 and gets the signals.
CMD ["sh", "-c", "exec node --max-semi-space-size=4 --import ./runtime/service/early-end.mjs services/dist/$SERVICE.js"]

# One image for every service: SERVICE names the one that runs. It needs no build step but that of the pages.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /docent
COPY . .
# Only what decides the dependencies, so that a change of code does not install them again.
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete

FROM ${NODE_IMAGE} AS pages
WORKDIR /docent
COPY --from=manifests /docent .
RUN npm install --no-save --omit=dev --no-audit --no-fund
COPY . .
RUN cd web && node ../node_modules/vite/bin/vite.js build --logLevel warn

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /docent
COPY --from=manifests /docent .
# The Node of the image is used, and nothing is built here: what is optional stays out.
RUN npm install --no-save --omit=dev --omit=optional --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /docent
COPY --from=dependencies /docent .
COPY package.json ./
COPY proto ./proto
COPY runtime ./runtime
COPY services ./services
COPY --from=pages /docent/web/dist ./web/dist
ENV WEB_DIR=/docent/web/dist SERVICE=gateway
USER 10001:10001
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ADMIN_PORT||9464}/readyz`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# exec: the service is process 1 and gets the signals.
CMD ["sh", "-c", "exec node --disable-warning=TimeoutNegativeWarning services/$SERVICE/src/main.ts"]

# One image for every service: SERVICE names the one that runs. Only the pages are built.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /docent
COPY . .
# Only what decides the dependencies, so that a change of code does not install them again.
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete

FROM ${NODE_IMAGE} AS pages
WORKDIR /docent
COPY --from=manifests /docent .
# The Node of the image is used: the one that is a package of its own, and what only tests and measures, stays out.
RUN npm pkg delete optionalDependencies.node && npm install --no-save --omit=dev --no-audit --no-fund
COPY tsconfig.base.json ./
COPY proto ./proto
COPY web ./web
COPY widget ./widget
RUN cd web && node ../node_modules/vite/bin/vite.js build --logLevel warn && cd ../widget && node build.mjs

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /docent
COPY --from=manifests /docent .
# What pages are made of, and what is only optional, is not needed to serve them. Maps, types and texts are for people.
RUN rm -rf web widget && npm install --no-save --omit=dev --omit=optional --no-audit --no-fund \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' \) -delete

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /docent
COPY --from=dependencies /docent/node_modules ./node_modules
COPY --from=pages /docent/web/dist ./web/dist
COPY --from=pages /docent/widget/dist ./widget/dist
COPY package.json ./
COPY proto ./proto
COPY runtime ./runtime
COPY services ./services
ENV WEB_DIR=/docent/web/dist WIDGET_DIR=/docent/widget/dist SERVICE=gateway
USER 10001:10001
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ADMIN_PORT||9464}/readyz`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# exec: the service is process 1 and gets the signals.
CMD ["sh", "-c", "exec node --disable-warning=TimeoutNegativeWarning services/$SERVICE/src/main.ts"]

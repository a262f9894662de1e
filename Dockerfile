# Two stages, so that build tools stay out of what runs. The build makes website and server (ADR 109).
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contour-art/package.json packages/contour-art/
COPY packages/map/package.json packages/map/
COPY packages/opening-hours/package.json packages/opening-hours/
COPY packages/orienteering/package.json packages/orienteering/
COPY packages/raster/package.json packages/raster/
COPY packages/street-graph/package.json packages/street-graph/
COPY packages/typeahead/package.json packages/typeahead/
COPY domain/package.json domain/
COPY server/package.json server/
COPY web/package.json web/
COPY native/package.json native/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM debian:bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/domain domain
COPY --from=build /app/server server
COPY --from=build /app/data data
COPY --from=build /app/web/dist web/dist
RUN useradd --system --home /data tripwright && mkdir /data && chown tripwright /data
USER tripwright
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
VOLUME /data
EXPOSE 3000
# The flags of tools/bootstrap/serve.mjs, as MALLOC_ARENA_MAX above is its setting (ADR 70).
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "--liftoff-only", "--expose-gc", "server/dist/main.mjs"]

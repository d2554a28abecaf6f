import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { root } from './source-hash.mjs'

const { readRoutePatterns } = await tsImport('../lib/server/route-pattern.ts', import.meta.url)

/**
 * @param {{ METRICS_PORT?: number, METRICS_HOST: string }} config
 * @param {import('pino').Logger} log
 * @param {() => Promise<import('../connectors/engine').App | undefined>} house
 */
export async function startObserving(config, log, house) {
  const routeOf = await readRoutePatterns(join(root, '.next/routes-manifest.json'))
  const metrics = config.METRICS_PORT === undefined ? undefined : await openMetrics(config, log, house)
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  return (request, response) => {
    const started = performance.now()
    response.once('close', () => {
      const route = routeOf((request.url ?? '').split('?')[0])
      const ms = performance.now() - started
      const method = request.method ?? ''
      const status = response.statusCode
      metrics?.answered({ route, method, status, seconds: ms / 1000 })
      if (route !== '/_next') log.info({ method, path: route, status, ms: Math.round(ms) })
    })
  }
}

/**
 * @param {{ METRICS_PORT?: number, METRICS_HOST: string }} config
 * @param {import('pino').Logger} log
 * @param {() => Promise<import('../connectors/engine').App | undefined>} house
 */
async function openMetrics({ METRICS_PORT, METRICS_HOST }, log, house) {
  const { createMetrics } = await tsImport('../lib/server/metrics.ts', import.meta.url)
  const { listenForMetrics } = await tsImport('../lib/server/metrics-listener.ts', import.meta.url)
  const metrics = createMetrics(house)
  const server = await listenForMetrics(metrics, METRICS_PORT, METRICS_HOST).catch(
    (/** @type {Error} */ { message }) => {
      throw new Error(
        `METRICS_PORT: nothing can listen on port ${METRICS_PORT} of ${METRICS_HOST} (${message}).`,
      )
    },
  )
  const metricsPort = server.address()?.port
  log.info({ metricsPort }, `Metrics are at http://${METRICS_HOST}:${metricsPort}/metrics`)
  return metrics
}

import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { createServer, IncomingMessage } from 'node:http'
import { tsImport } from 'tsx/esm/api'
import { buildIfNeeded } from './build.mjs'
import { startObserving } from './observe.mjs'
import { readVersion, root } from './source-hash.mjs'

const DRAIN_MS = 10_000

if (process.argv.includes('--sample')) process.env.UPSTREAM ||= 'sample'
const { plaintextWarnings, readConfig } = await tsImport('../lib/server/config.ts', import.meta.url)
const { createLog, logPrinted } = await tsImport('../lib/server/log.ts', import.meta.url)
const { readForwarded } = await tsImport('../lib/server/forwarded.ts', import.meta.url)
const { problemTitles } = await tsImport('../lib/connector/http/problem-meanings.ts', import.meta.url)
const { createWorkerPool } = await tsImport('../lib/server/worker-pool.ts', import.meta.url)
const { isHangUp } = await tsImport('../lib/server/is-hang-up.ts', import.meta.url)
const { crowded, isAction, noFile, parseTarget, readForm, refuseRequest, tooMany } = await tsImport(
  '../lib/server/admit-request.ts',
  import.meta.url,
)
const { addSecurityHeaders } = await tsImport('../lib/server/security-headers.ts', import.meta.url)
const { openCompressedFiles } = await tsImport('../lib/server/compressed-files.ts', import.meta.url)
const { listStaticFiles } = await tsImport('../lib/server/static-files.ts', import.meta.url)
const { createTurns } = await tsImport('../lib/server/turns.ts', import.meta.url)
const { networkOf } = await tsImport('../lib/networks.ts', import.meta.url)
const { languageIn, takeLanguage } = await tsImport('../lib/language/take-language.ts', import.meta.url)
const { runInLanguage } = await tsImport('../lib/language/run-in-language.ts', import.meta.url)
const { createStartNews } = await tsImport('./start-news.ts', import.meta.url)

const config = readConfigOrStop()
const log = createLog(config.LOG_LEVEL)
const news = createStartNews(log)
for (const sentence of plaintextWarnings(config)) log.warn(sentence)
const build = buildOrStop()
const files = listStaticFiles(root)
const compressed = openCompressedFiles(root)

Object.assign(process.env, { NODE_ENV: 'production' })
const { default: next } = await import('next')
// Next is quiet, because it would print errors with all their data. `instrumentation.ts` logs them instead.
const app = next({ dev: false, dir: root, hostname: config.HOST, port: config.PORT, quiet: true })
// Even a quiet Next prints the loading time of its configuration, which would break our log of JSON lines.
const { log: print } = console
console.log = () => undefined
await app.prepare()
console.log = print
for (const kind of /** @type {const} */ (['warn', 'error'])) {
  console[kind] = (/** @type {unknown[]} */ ...args) => logPrinted(log, kind, args)
}
const handle = app.getRequestHandler()
const observe = await startObserving(config, log, openedApp).catch(({ message }) => stop(message))
/**
 * Abort signals of open requests by their number, because Next does not notify a page when its visitor
 * disconnects.
 * @type {Map<string, AbortSignal>}
 */
const visits = new Map()
const turns = createTurns()
const workers = createWorkerPool(new URL('./file-worker.mjs', import.meta.url), {
  print: (/** @type {string} */ line) => logPrinted(log, 'warn', [line]),
})
Object.assign(globalThis, {
  [Symbol.for('openplat.visits')]: visits,
  [Symbol.for('openplat.workers')]: workers,
  [Symbol.for('openplat.turns')]: turns,
})
let lastVisit = 0
const isFile = /^[^?]*\/export(?:[/?]|$)/
const isTile = /^\/tiles\//
const weightOf = (/** @type {string} */ url) => (isFile.test(url) ? 10 : isTile.test(url) ? 0.1 : 1)
/** Health checks must pass under load and static files cost little, so both bypass the queue. */
const needsNoTurn = /^\/(?:api\/health(?:[/?]|$)|_next\/static\/)/
const again = randomUUID()
let draining = false
let isUnnamedNoted = false

const server = createServer((request, response) => {
  const { method = '', headers } = request
  const target = parseTarget(request.url ?? '')
  if (target) request.url = target.url
  if (target?.host) headers.host = target.host
  // If an action belongs to another page, Next sends it to this server a second time. The headers were
  // checked the first time.
  const isAgain = headers['x-openplat-again'] === again
  const language = isAgain ? languageIn(headers) : takeLanguage(request)
  headers['x-openplat-language'] = language
  const { url = '' } = request
  if (!isAgain) {
    tellWhoAsks(request)
    noteVisit(headers['x-openplat-visit'], response)
  }
  makeCompressible(response)
  addSecurityHeaders(response, url)
  observe(request, response)
  if (draining) response.setHeader('connection', 'close')
  const { rawHeaders } = request
  const refusal = isAgain ? undefined : refuseRequest({ method, url, headers, rawHeaders }, config.PUBLIC_URL)
  if (refusal) return refuse(response, refusal)
  const visitor = networkOf(String(headers['x-openplat-visitor']))
  if (files.isMissing(url.split('?')[0])) return refuseFile(response, visitor)
  if (compressed.send(request, response)) return
  const begin = () => {
    runInLanguage(language, () => serve(request, response)).catch((/** @type {unknown} */ error) => {
      if (isHangUp(error)) return response.destroy()
      log.error({ err: error }, 'a fault on our side')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
  if (isAgain || needsNoTurn.test(url)) return begin()
  turns.take(visitor, response, { begin, refuse: () => refuse(response, crowded), weight: weightOf(url) })
})

server.on('connection', turns.arrive)
// Longer than the 60 seconds for which proxies keep idle connections. If the server closed a connection
// first, a request that a proxy has just sent would be lost.
server.keepAliveTimeout = 75_000

/**
 * Replaces the forwarding headers of a client, because Next would trust them.
 * @param {IncomingMessage} request
 */
function tellWhoAsks({ socket, headers, url = '' }) {
  const forwarded = readForwarded(socket.remoteAddress ?? '', headers, config.TRUSTED_PROXIES)
  const { visitor, proto, host, isUnnamed, isRelayed } = forwarded
  // A load balancer's health check has no visitor address.
  if (isUnnamed && !isUnnamedNoted && !needsNoTurn.test(url)) {
    isUnnamedNoted = true
    log.warn('a trusted proxy names no address in X-Forwarded-For: all its visitors share one allowance')
  }
  for (const name of [
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-forwarded-port',
    'forwarded',
    'x-openplat-relayed',
  ]) {
    delete headers[name]
  }
  headers['x-openplat-again'] = again
  headers['x-openplat-visitor'] = visitor
  headers['x-openplat-visit'] = String(++lastVisit)
  headers['x-forwarded-for'] = visitor
  if (isRelayed) headers['x-openplat-relayed'] = '1'
  if (proto) headers['x-forwarded-proto'] = proto
  if (host) headers.host = host
}

/**
 * @param {string | string[] | undefined} visit
 * @param {import('node:http').ServerResponse} response
 */
function noteVisit(visit, response) {
  const leaving = new AbortController()
  // The number of listeners has no limit, because every upstream request of a page listens for the visitor's
  // disconnect.
  setMaxListeners(0, leaving.signal)
  visits.set(String(visit), leaving.signal)
  response.once('close', () => {
    visits.delete(String(visit))
    if (!response.writableFinished) leaving.abort()
    // Idle connections are closed, because an open keep-alive connection would delay the exit.
    if (draining) setImmediate(() => server.closeIdleConnections())
  })
}

/**
 * @param {IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function serve(request, response) {
  const { method, url, headers } = request
  if (method !== 'POST' || url?.startsWith('/api/') || !isAction(headers, url))
    return handle(request, response)
  const form = await readForm(request, headers)
  if (!Buffer.isBuffer(form)) return refuse(response, form)
  const whole = Object.assign(new IncomingMessage(request.socket), { method, url, headers, complete: true })
  whole.push(form)
  whole.push(null)
  return handle(whole, response)
}

server.on('error', (error) => {
  stop(
    'code' in error && error.code === 'EADDRINUSE'
      ? `Port ${config.PORT} is in use. Set PORT to another one.`
      : error.message,
  )
})
server.listen(config.PORT, config.HOST, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  news.listening({ port, upstream: config.UPSTREAM, release: `${readVersion()}+${build}` })
})

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    log.info('finishing what is under way')
    draining = true
    // The symbol is global, because pages have separate copies of modules.
    Object.assign(globalThis, { [Symbol.for('openplat.draining')]: true })
    if (config.STOP_DELAY_SECONDS === 0) stopListening()
    else setTimeout(stopListening, config.STOP_DELAY_SECONDS * 1000)
  })
}

function stopListening() {
  server.close(leave)
  server.closeIdleConnections()
  setTimeout(leave, DRAIN_MS).unref()
}

/** Closing the app releases its leases, for which other instances may wait. */
async function leave() {
  const house = await openedApp()
  await house?.close()
  process.exit(0)
}

async function openedApp() {
  /** @type {{ [name: symbol]: Promise<import('../connectors/engine').App> | undefined }} */
  const shared = globalThis
  return shared[Symbol.for('openplat.engine')]?.catch(() => undefined)
}

function readConfigOrStop() {
  try {
    return readConfig()
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

function buildOrStop() {
  try {
    return buildIfNeeded(news.building)
  } catch {
    return stop('The build failed, for the reason above.')
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Counts the refused request as a call, because no page runs that would count it.
 * @param {import('node:http').ServerResponse} response
 * @param {string} visitor
 */
async function refuseFile(response, visitor) {
  const opened = await openedApp()
  const wait = await opened?.limits.take('calls', visitor).catch(() => undefined)
  refuse(response, wait === undefined ? noFile : tooMany(wait))
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {import('../lib/server/admit-request').RequestRefusal} refusal
 */
function refuse(response, { status, code, message, field, allow, retryAfter }) {
  const title = code === 'forbidden' ? 'Forbidden' : problemTitles[code]
  const site = config.PUBLIC_URL?.replace(/\/$/, '') ?? ''
  const problem = { type: `${site}/api#${code}`, title, status, detail: message, code }
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(allow ? { allow } : {}),
    ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
  })
  response.end(JSON.stringify({ ...problem, issues: field ? [{ path: field, message }] : [] }))
}

/**
 * Next sets the content type of a route handler as a list and does not compress such a response, so the list
 * is joined to a string.
 * @param {import('node:http').ServerResponse} response
 */
function makeCompressible(response) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'content-type' && Array.isArray(value) ? value.join(', ') : value)
}

import { publicUrl } from '@/lib/server/config'
import type { ConnectorEngine } from '../engine/engine'
import { ConnectorError, type Problem, type ProblemIssue, statusOf } from '../errors'
import { type CachePolicy, DEFAULT_POLICY } from '../method'
import { ENVELOPE, type Meta, type Result, toProblem } from '../result'
import { callerOf } from './caller'
import { credentialsFrom, isPostOnly } from './credentials'
import { orNotModified, tagOf } from './entity-tag'
import { paramsFromQuery } from './from-query'
import { problemTitles } from './problem-meanings'

const CHALLENGE = { 'www-authenticate': 'Basic realm="connector", charset="UTF-8"' }

const MAX_BODY_BYTES = 64 * 1024

export async function answerCall(
  engine: ConnectorEngine,
  request: Request,
  connector: string,
  method: string,
): Promise<Response> {
  const declaration = Object.hasOwn(engine.registry, connector) ? engine.registry[connector] : undefined
  const methods = declaration?.methods
  const operation = methods && Object.hasOwn(methods, method) ? methods[method] : undefined
  // The parameters of every request except POST are read from its URL, because Next passes HEAD requests to
  // the GET handler.
  const byAddress = request.method !== 'POST'
  if (byAddress && declaration && operation && isPostOnly(declaration, operation)) {
    return problemResponse(postOnly, { connector, method }, { allow: 'POST' })
  }
  const call = { ...credentialsFrom(request.headers, declaration), ...callerOf(request) }
  let input: unknown
  const result = await readFrom(
    async () => {
      if (!byAddress) return readJsonBody(request)
      return operation ? paramsFromQuery(new URL(request.url).searchParams, operation) : {}
    },
    (params) => {
      input = params
      return engine.callNamed(connector, method, params, call)
    },
  )
  if (!result.ok) return problemResponse(result.error, { connector, method })
  const keepable = byAddress && declaration?.auth === 'none'
  const policy = keepable ? (operation?.cache ?? DEFAULT_POLICY) : false
  const isPersonal = operation?.namesPersons?.(operation.params.parse(input)) ?? false
  const envelope = request.headers.get('accept')?.includes(ENVELOPE)
  const response = Response.json(envelope ? { data: result.data, meta: result.meta } : result.data, {
    headers: {
      'content-type': envelope ? ENVELOPE : 'application/json',
      vary: 'Accept',
      ...(isPersonal ? { 'cache-control': 'private, no-store' } : cacheHeaders(policy, result.meta)),
      ...provenanceHeaders(result.meta),
    },
  })
  if (policy === false || isPersonal) return response
  const { retrievedAt, state, refreshFailed } = result.meta
  const variant = envelope ? [result.meta.requests, state === 'stale', refreshFailed] : []
  return orNotModified(request, tagOf(engine.release, retrievedAt, result.data, variant), response)
}

async function readFrom(
  params: () => Promise<unknown>,
  call: (params: unknown) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  try {
    return await call(await params())
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { ok: false, error: toProblem(error, () => '') }
  }
}

export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await readBody(request)
  try {
    return JSON.parse(text)
  } catch {
    throw new ConnectorError(
      'invalid_params',
      'The body is not JSON. Send one JSON object of named parameters.',
      { field: 'body' },
    )
  }
}

export const readBody = async (request: Request, mostBytes = MAX_BODY_BYTES): Promise<string> =>
  (await readBodyBytes(request, mostBytes)).toString('utf8')

/**
 * Bytes are counted as they arrive, because a declared length may be wrong and an oversized body must not
 * fill the memory.
 */
export async function readBodyBytes(
  request: Request,
  mostBytes = MAX_BODY_BYTES,
): Promise<Buffer<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > mostBytes) throw tooLarge(mostBytes)
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of request.body ?? []) {
    total += chunk.byteLength
    if (total > mostBytes) throw tooLarge(mostBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = (mostBytes: number) =>
  new ConnectorError(
    'payload_too_large',
    `The body is larger than ${mostBytes / 1024} KB. Nothing here needs that much.`,
  )

const postOnly: Problem = {
  code: 'method_not_allowed',
  message: 'This method takes credentials. Use POST.',
  issues: [],
}

export const invalidParams = (issues: ProblemIssue[]): Problem => ({
  code: 'invalid_params',
  message: issues[0]?.message ?? 'The parameters do not fit.',
  issues,
})

export function problemResponse(
  problem: Problem,
  names: { connector?: string; method?: string } = {},
  headers: Record<string, string> = {},
): Response {
  const { code, message, issues, retryAfter, keeper, reference } = problem
  const status = statusOf[code]
  const body = {
    type: `${publicUrl()}/api#${code}`,
    title: problemTitles[code],
    status,
    detail: message,
    code,
    ...names,
    issues,
    keeper,
    reference,
  }
  return Response.json(body, {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) }),
      ...(code === 'method_not_allowed' ? { allow: 'GET, POST' } : {}),
      ...(code === 'credentials_required' ? CHALLENGE : {}),
      ...headers,
    },
  })
}

function cacheHeaders(policy: CachePolicy | false, meta: Meta): Record<string, string> {
  if (policy === false) return { 'cache-control': 'no-store' }
  const { freshFor, staleFor } = policy
  return {
    'cache-control': `public, max-age=${freshFor}, stale-while-revalidate=${staleFor}`,
    age: String(meta.ageSeconds),
  }
}

function provenanceHeaders(meta: Meta): Record<string, string> {
  return {
    'x-openplat-source': meta.connector,
    'x-openplat-retrieved-at': meta.retrievedAt,
    'x-openplat-cache': meta.state,
    ...(meta.sample ? { 'x-openplat-sample': 'true' } : {}),
  }
}

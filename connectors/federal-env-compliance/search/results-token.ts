import { z } from 'zod'
import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import { ConnectorError, withSubject } from '@/lib/connector/errors'
import { parseJson } from '@/lib/parse-json'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type ComplianceServiceName, serviceNames } from '../services'
import { type FacilityQuery, readQuery } from './facility-query'
import { airSearchParams, searchParams } from './search-params'

const texts = defineSentences('federal-env-compliance.results-token', {
  notAToken:
    'This is not a token of a facility search. Run searchFacilities, searchAirFacilities or searchWaterFacilities and pass its resultsToken unchanged.',
})

/**
 * Encodes the parameters and the row count. The token never contains the query number, because the source
 * reuses query numbers.
 */
export interface TokenContent {
  service: ComplianceServiceName
  query: FacilityQuery
  rows: number | null
}

const content = z.strictObject({
  v: z.literal(1),
  service: z.enum(serviceNames),
  rows: z.int().min(0).nullable(),
  query: z.unknown(),
})

export function encodeToken({ service, query, rows }: TokenContent): string {
  return Buffer.from(canonicalKey({ v: 1, service, rows, query })).toString('base64url')
}

/** A token is untrusted input: its parameters are validated again, and only our own encoding is accepted. */
export function decodeToken(token: string): TokenContent {
  const parsed = content.safeParse(parseJson(Buffer.from(token, 'base64url').toString()))
  if (!parsed.success) throw notAToken()
  const { service, rows } = parsed.data
  const params = (service === 'air' ? airSearchParams : searchParams).safeParse(parsed.data.query)
  if (!params.success) throw notAToken()
  const decoded = { service, rows, query: readAgain(params.data) }
  if (encodeToken(decoded) !== token) throw notAToken()
  return decoded
}

function readAgain(query: z.output<typeof searchParams>): FacilityQuery {
  try {
    return readQuery(query)
  } catch (cause) {
    throw cause instanceof ConnectorError ? notAToken() : cause
  }
}

const notAToken = () =>
  new ConnectorError('invalid_params', withSubject('resultsToken', texts.notAToken), {
    field: 'resultsToken',
  })

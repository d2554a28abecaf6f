import { z } from 'zod'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { parseBody, unknownShape } from '@/lib/connector/http/parse-body'
import type { UpstreamClient, UpstreamResponse } from '@/lib/connector/upstream/upstream'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { explainedStatuses } from './classify'

const texts = defineSentences('socrata.catalogue', {
  catalogDoesNotKnow: 'The catalog does not know a portal of this name.',
  noLongerAtItsAddress: '{source} is no longer at its address.',
  refusedThisSearchChange: '{source} refused this search. Change the words and try again.',
})

export const CATALOGUE_HOST = 'api.us.socrata.com'
const SOURCE = 'The open-data catalog'

export interface CatalogQuery {
  words?: string
  ids?: readonly string[]
  domains?: readonly string[]
  only?: readonly string[]
  limit: number
}

const text = z.string().nullish()
const entry = z.looseObject({
  resource: z.looseObject({
    id: z.string(),
    name: text,
    description: text,
    attribution: text,
    type: text,
    updatedAt: text,
    data_updated_at: text,
    columns_field_name: z.array(z.string()).nullish(),
    columns_name: z.array(text).nullish(),
    lens_view_type: text,
    blob_mime_type: text,
  }),
  classification: z
    .looseObject({
      domain_category: text,
      domain_tags: z.array(z.string()).nullish(),
    })
    .nullish(),
  metadata: z.looseObject({ domain: z.string(), license: text }),
})

export type CatalogEntry = z.output<typeof entry>

const entries = z.looseObject({ results: z.array(entry), resultSetSize: z.int().min(0) })
const domains = z.looseObject({ results: z.array(z.looseObject({ domain: z.string(), count: z.number() })) })

export async function searchCatalogue(
  upstream: UpstreamClient,
  query: CatalogQuery,
): Promise<{ entries: CatalogEntry[]; total: number }> {
  const { results, resultSetSize } = await ask(upstream, catalogueUrl(query), entries)
  return { entries: results, total: resultSetSize }
}

export async function fetchDomains(upstream: UpstreamClient): Promise<{ host: string; entries: number }[]> {
  const { results } = await ask(upstream, `https://${CATALOGUE_HOST}/api/catalog/v1/domains`, domains)
  return results.map(({ domain, count }) => ({ host: domain.toLowerCase(), entries: count }))
}

/**
 * Sends only documented parameters, because the catalog treats an unknown one as a filter that matches
 * nothing.
 */
function catalogueUrl({ words, ids, domains, only, limit }: CatalogQuery): string {
  const pairs: [string, string | undefined][] = [
    ['q', words],
    ['ids', ids?.join(',')],
    ['domains', domains?.join(',')],
    ...(only ?? []).map((kind): [string, string] => ['only', kind]),
    ['limit', String(limit)],
  ]
  const params = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `https://${CATALOGUE_HOST}/api/catalog/v1?${new URLSearchParams(params)}`
}

function ask<S extends z.ZodType>(upstream: UpstreamClient, url: string, schema: S): Promise<z.output<S>> {
  const interpret = (answer: UpstreamResponse) => {
    const body = parseBody(answer, SOURCE)
    if (answer.status >= 400 || (typeof body === 'object' && body !== null && 'error' in body)) {
      throw refused(answer.status, body)
    }
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw unknownShape(SOURCE, parsed.error)
    return parsed.data
  }
  return upstream.read({ url }, interpret, { accepts: explainedStatuses })
}

/** The catalog's error for an unknown portal contains the word "domain". */
function refused(status: number, body: unknown): ConnectorError {
  const message = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : ''
  if (/domain/i.test(message)) {
    return new ConnectorError('invalid_params', texts.catalogDoesNotKnow, {
      field: 'portal',
    })
  }
  return status === 404
    ? sourceChanged(texts.noLongerAtItsAddress({ source: SOURCE }))
    : new ConnectorError('upstream_rejected', texts.refusedThisSearchChange({ source: SOURCE }))
}

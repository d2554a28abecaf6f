import { z } from 'zod'
import { toIso } from '@/lib/calendar-day'
import type { ConnectorError } from '@/lib/connector/errors'
import { parseBody, unknownShape } from '@/lib/connector/http/parse-body'
import type { UpstreamClient, UpstreamResponse } from '@/lib/connector/upstream/upstream'
import { type AssetKind, assetKindOf, hasRows } from './asset-kind'
import { classifySocrata, explainedStatuses } from './classify'

export interface SocrataDatasetView {
  id: string
  name: string
  description: string | null
  category: string | null
  publisher: string | null
  kind: AssetKind
  licence: { name: string; id: string | null; terms: string | null }
  /** Time of the last change of rows. A change of the description does not count. */
  updatedAt: string | null
  columns: ViewColumn[]
}

export interface ViewColumn {
  name: string
  title: string
  type: string
  description: string | null
}

interface ViewRequest {
  host: string
  id: string
  source: string
  headers?: Record<string, string>
  missing?: ConnectorError
}

const text = z.string().nullish()

const view = z.looseObject({
  id: z.string(),
  name: text,
  description: text,
  category: text,
  attribution: text,
  viewType: text,
  displayType: text,
  blobMimeType: text,
  licenseId: text,
  license: z.looseObject({ name: text, termsLink: text }).nullish(),
  rowsUpdatedAt: z.number().nullish(),
  columns: z
    .array(z.looseObject({ name: text, fieldName: z.string(), dataTypeName: z.string(), description: text }))
    .nullish(),
})

export const NOT_STATED = 'Not stated'

/** Omits the owner, the grants and the frequent values of the response, because they can name persons. */
export function fetchView(
  upstream: UpstreamClient,
  { host, id, source, headers, missing }: ViewRequest,
): Promise<SocrataDatasetView> {
  const interpret = (answer: UpstreamResponse) => {
    if (missing && answer.status === 404) throw missing
    const body = parseBody(answer, source)
    const failure = classifySocrata(answer.status, body, source)
    if (failure) throw failure
    const parsed = view.safeParse(body)
    if (!parsed.success || parsed.data.id !== id) throw unknownShape(source, parsed.error)
    // A story or a file has no columns. A table without columns means that the format has changed.
    if (!parsed.data.columns && hasRows(kindOf(parsed.data))) throw unknownShape(source, body)
    return describe(parsed.data)
  }
  const request = { url: `https://${host}/api/views/${id}.json`, ...(headers ? { headers } : {}) }
  return upstream.read(request, interpret, { accepts: explainedStatuses })
}

/** The response has no asset type, so charts and maps are recognized by `displayType`. */
function kindOf({ viewType, displayType, blobMimeType }: z.output<typeof view>): AssetKind {
  const isDrawn = /^(calendar|chart|form|map|measure|story|visualization)$/.test(displayType ?? '')
  return assetKindOf({ type: isDrawn ? displayType : null, viewType, mimeType: blobMimeType })
}

/** Some portals send only an id such as "SEE_TERMS_OF_USE" and no name of a license. */
const inWords = (id: string) =>
  /^[A-Z]+(?:_[A-Z]+)+$/.test(id) ? id.charAt(0) + id.slice(1).toLowerCase().replaceAll('_', ' ') : id

function describe(body: z.output<typeof view>): SocrataDatasetView {
  return {
    id: body.id,
    name: body.name ?? body.id,
    description: body.description ?? null,
    category: body.category ?? null,
    publisher: body.attribution ?? null,
    kind: kindOf(body),
    licence: {
      name: body.license?.name ?? (body.licenseId ? inWords(body.licenseId) : NOT_STATED),
      id: /^\w{1,60}$/.test(body.licenseId ?? '') ? (body.licenseId ?? null) : null,
      terms: body.license?.termsLink ?? null,
    },
    // `rowsUpdatedAt` is in seconds.
    updatedAt: body.rowsUpdatedAt ? toIso(body.rowsUpdatedAt * 1000) : null,
    columns: (body.columns ?? [])
      // Excludes computed regions such as `:@computed_region_rpca_8um6`, which are columns of the view but
      // cannot be queried.
      .filter(({ fieldName }) => /^[a-z_][a-z0-9_]*$/i.test(fieldName))
      .map(({ fieldName, name, dataTypeName, description }) => ({
        name: fieldName,
        title: name ?? fieldName,
        type: /^\w{1,40}$/.test(dataTypeName) ? dataTypeName : 'unknown',
        description: description ?? null,
      })),
  }
}

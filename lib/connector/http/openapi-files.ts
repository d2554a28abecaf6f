import { formats } from '@/lib/export/formats'
import type { UrlParameter } from '@/lib/url-state'
import { operationStatuses, problemName } from './openapi-components'

export interface OpenApiFileEndpoint {
  path: `/${string}`
  id: string
  summary: string
  parameters: readonly UrlParameter[]
  example: Readonly<Record<string, string>>
  hasPdf?: true
}

const tags = ['files']

export const filesTag = {
  name: 'files',
  description:
    'The rows of answers and of pages as files, each value with its source. GeoJSON, GeoPackage, GeoParquet and KML exist where a row has a place. What cannot be read is refused, as nothing may be left out of a file in silence.',
}

const format = {
  name: 'format',
  required: true,
  schema: { type: 'string', enum: formats.map(({ id }) => id) },
  example: 'csv',
}

const withPdf = (described: typeof format) => ({
  ...described,
  schema: { ...described.schema, enum: [...described.schema.enum, 'pdf'] },
})

export function describeFile({ path, id, summary, parameters, example, hasPdf }: OpenApiFileEndpoint) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return {
    get: {
      operationId: id,
      summary,
      tags,
      parameters: [
        ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        { ...(hasPdf ? withPdf(format) : format), in: 'query' },
        ...parameters.map(({ name, schema, repeated }) => ({
          name,
          in: 'query',
          required: false,
          ...(repeated
            ? { style: 'form', explode: true, schema: { type: 'array', items: schema } }
            : { schema }),
        })),
      ].map((each) => withExample(each, example[each.name])),
      responses: hasPdf ? pdfResponses : fileResponses,
    },
  }
}

const withExample = (parameter: { name: string }, example: string | undefined) => ({
  ...parameter,
  ...(example === undefined ? {} : { example: 'explode' in parameter ? [example] : example }),
})

export const describeMethodFile = (id: string, summary: string, parameters: readonly object[]) => ({
  get: {
    operationId: `${id}_file`,
    summary,
    tags,
    parameters: [{ ...format, in: 'path' }, ...parameters],
    responses: fileResponses,
  },
})

const bodies = {
  text: { type: 'string' },
  bytes: { type: 'string', format: 'binary' },
  json: { type: 'object' },
}

const mediaType = (contentType: string) => contentType.replace(/;.*/, '').trim()

function bodyOf(type: string) {
  if (type.endsWith('json')) return bodies.json
  return type.startsWith('text/') ? bodies.text : bodies.bytes
}

const fileResponses = {
  200: {
    description: 'The file.',
    headers: {
      'content-disposition': { description: 'Names the file.', schema: { type: 'string' } },
    },
    content: Object.fromEntries(
      formats.map(({ contentType }) => {
        const type = mediaType(contentType)
        return [type, { schema: bodyOf(type) }]
      }),
    ),
  },
  ...Object.fromEntries(
    operationStatuses
      .filter(({ status }) => ![401, 403, 413].includes(status))
      .map(({ status }) => [status, { $ref: `#/components/responses/${problemName(status)}` }]),
  ),
}

const pdfResponses = {
  ...fileResponses,
  200: {
    ...fileResponses[200],
    content: { ...fileResponses[200].content, 'application/pdf': { schema: bodies.bytes } },
  },
}

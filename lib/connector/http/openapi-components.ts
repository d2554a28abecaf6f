import { type ErrorCode, statusOf } from '../errors'
import { type JsonSchema, renderOutput } from '../schema'
import { metaSchema } from './meta-schema'
import { problemMeanings } from './problem-meanings'

const text = { type: 'string' } as const
const codes = Object.keys(statusOf) as ErrorCode[]

const problemStatuses: { status: number; codes: ErrorCode[] }[] = [...new Set(Object.values(statusOf))].map(
  (status) => ({ status, codes: codes.filter((code) => statusOf[code] === status) }),
)

export const problemName = (status: number) => `problem_${status}`

export const operationStatuses = problemStatuses.filter(({ status }) => status !== 405)

const problem: JsonSchema = {
  type: 'object',
  description: 'A failure as RFC 9457 describes it, with a code to act on.',
  required: ['type', 'title', 'status', 'detail', 'code', 'issues'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: text,
    status: { type: 'integer', enum: problemStatuses.map(({ status }) => status) },
    detail: { type: 'string', description: 'What happened and what to do next, for people.' },
    code: {
      type: 'string',
      enum: codes,
      description: codes.map((code) => `\`${code}\`: ${problemMeanings[code]}`).join('\n\n'),
    },
    connector: text,
    method: text,
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: text, message: text },
        additionalProperties: false,
      },
    },
    keeper: {
      type: 'object',
      description: 'Who has the record while the source cannot be read, and their own page.',
      required: ['name', 'page'],
      properties: { name: text, page: { type: 'string', format: 'uri' } },
      additionalProperties: false,
    },
    reference: { type: 'string', description: 'Only with `internal`: finds the log line.' },
  },
  additionalProperties: false,
}

const { $schema: _, ...meta } = renderOutput(metaSchema)

const header = (description: string, schema: JsonSchema) => ({ description, schema })

export const answerHeaders = {
  'x-openplat-source': header('The connector that answered.', text),
  'x-openplat-retrieved-at': header('When we asked the source.', { type: 'string', format: 'date-time' }),
  'x-openplat-cache': header('Asked now, kept and fresh, or kept and older.', {
    type: 'string',
    enum: ['miss', 'fresh', 'stale'],
  }),
  'x-openplat-sample': header('Only with sample data: `true`.', { type: 'string', enum: ['true'] }),
}

export const sharedComponents = {
  schemas: { Problem: problem, Meta: meta },
  headers: {
    ...answerHeaders,
    'retry-after': header('Seconds until it is worth asking again.', { type: 'integer' }),
  },
  responses: Object.fromEntries(
    operationStatuses.map(({ status, codes: own }) => [
      problemName(status),
      {
        description: own.map((code) => `\`${code}\`: ${problemMeanings[code]}`).join(' '),
        ...(status === 429 || status === 503
          ? { headers: { 'retry-after': { $ref: '#/components/headers/retry-after' } } }
          : {}),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  ),
}

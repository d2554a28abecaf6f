import { type ApiOperation, operationsOf, publicConnectors } from '../catalogue'
import type { ConnectorEngine } from '../engine/engine'
import { type JsonSchema, paramsSchema, resultSchema } from '../schema'
import { isPostOnly } from './credentials'
import { takes } from './from-query'
import { answerHeaders, operationStatuses, problemName, sharedComponents } from './openapi-components'
import { describeFile, describeMethodFile, filesTag, type OpenApiFileEndpoint } from './openapi-files'

const DESCRIPTION =
  'Official public records about land in the United States, by connector and method. Every method only reads. GET takes query parameters: a list repeats its name, an object is `name[key]`, and either may be one JSON value; a list of numbers or codes may be divided by commas. POST takes one JSON object. Unknown names are refused. Headers name the connector and the time of retrieval; `Accept: application/vnd.openplat+json` gives `{ data, meta }` instead of the answer, with its whole provenance (schema `Meta`).'

interface OtherPaths {
  tags?: readonly { name: string; description: string }[]
  paths?: Readonly<Record<string, object>>
}

export function openApi(
  { registry, release }: Pick<ConnectorEngine, 'registry' | 'release'>,
  publicUrl?: string,
  files: readonly OpenApiFileEndpoint[] = [],
  { tags = [], paths = {} }: OtherPaths = {},
) {
  const connectors = publicConnectors(registry)
  const operations = connectors.flatMap(operationsOf)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Openplat',
      version: release,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl ? publicUrl.replace(/\/$/, '') : '/' }],
    security: [],
    tags: [
      ...connectors.map(({ name, title, purpose }) => ({ name, description: `${title}. ${purpose}.` })),
      filesTag,
      ...tags,
    ],
    paths: Object.fromEntries([
      ...operations.map((operation) => [operation.path, toPath(operation)]),
      ...operations.filter(hasFile).map((operation) => [fileOf(operation), toFile(operation)]),
      ...files.map((file) => [file.path, describeFile(file)]),
      ...Object.entries(paths),
    ]),
    components: {
      ...sharedComponents,
      schemas: {
        ...sharedComponents.schemas,
        ...Object.assign({}, ...operations.map(schemasOf)),
      },
      securitySchemes: {
        basic: {
          type: 'http',
          scheme: 'basic',
          description: 'Credentials of the source, for its methods only.',
        },
      },
    },
  }
}

const hasFile = ({ declaration, method }: ApiOperation) =>
  declaration.auth === 'none' && method.table !== undefined

const fileOf = ({ declaration, name }: ApiOperation) => `/export/${declaration.name}/${name}.{format}`

const toFile = (operation: ApiOperation) =>
  describeMethodFile(operation.id, `As a file: ${operation.method.summary}`, toParameters(operation))

const schemasOf = ({ id, method }: ApiOperation): Record<string, JsonSchema> => ({
  ...toComponents(`${id}.input`, paramsSchema(method)),
  ...toComponents(`${id}.answer`, resultSchema(method)),
})

function toPath(operation: ApiOperation) {
  const { id, declaration, method } = operation
  const common = {
    summary: method.summary,
    description: declaration.caveats.join(' '),
    tags: [declaration.name],
    ...(isPostOnly(declaration, method) ? { security: [{ basic: [] }] } : {}),
  }
  const post = {
    ...common,
    operationId: `${id}_post`,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: refTo(`${id}.input`), example: method.example } },
    },
    responses: responsesOf(operation, 'post'),
  }
  if (isPostOnly(declaration, method)) return { post }
  return {
    get: {
      ...common,
      operationId: id,
      parameters: toParameters(operation),
      responses: responsesOf(operation, 'get'),
    },
    post,
  }
}

function toParameters({ id, method }: ApiOperation) {
  const { properties = {}, required = [] } =
    toComponents(`${id}.input`, paramsSchema(method))[`${id}.input`] ?? {}
  const examples = new Map(Object.entries(method.example ?? {}))
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => {
    const example = examples.has(name) ? { example: examples.get(name) } : {}
    return {
      name,
      in: 'query',
      required: (required as string[]).includes(name),
      ...(schema.description ? { description: schema.description } : {}),
      ...styleOf(schema),
      schema: inQuery(schema),
      ...example,
    }
  })
}

const SHARED = new Set(['Meta'])

function toComponents(name: string, rendered: JsonSchema): Record<string, JsonSchema> {
  const {
    $schema,
    $defs = {},
    ...root
  } = JSON.parse(JSON.stringify(rendered), (key, value) =>
    key === '$ref' && typeof value === 'string' ? relocate(name, value) : value,
  ) as JsonSchema
  const definitions = Object.entries($defs as Record<string, JsonSchema>)
  return {
    [name]: root,
    ...Object.fromEntries(definitions.map(([key, schema]) => [definitionName(name, key), schema])),
  }
}

const definitionName = (name: string, key: string) =>
  SHARED.has(key) ? key : `${name}.${key.replaceAll(/[^\w.-]/g, '_')}`

function relocate(name: string, reference: string): string {
  if (reference === '#') return `#/components/schemas/${name}`
  const [, key, rest = ''] = /^#\/\$defs\/([^/]+)(.*)$/.exec(reference) ?? []
  if (key) return `#/components/schemas/${definitionName(name, key)}${rest}`
  return reference.replace(/^#\//, `#/components/schemas/${name}/`)
}

function styleOf(schema: JsonSchema) {
  if (takes(schema, ['array'])) return { style: 'form', explode: true }
  return takes(schema, ['object']) ? { style: 'deepObject', explode: true } : {}
}

/** Describes each object in a list as JSON text, because no query style can express it. */
function inQuery(schema: JsonSchema): JsonSchema {
  const { items } = schema as { items?: JsonSchema }
  if (!items || !takes(items, ['object'])) return schema
  return {
    ...schema,
    items: { type: 'string', contentMediaType: 'application/json', contentSchema: items },
  }
}

function responsesOf({ id, declaration, method }: ApiOperation, verb: 'get' | 'post') {
  const impossible = [
    ...(verb === 'get' ? [413] : []),
    ...(isPostOnly(declaration, method) ? [] : [401, 403]),
  ]
  const problems = operationStatuses.filter(({ status }) => !impossible.includes(status))
  return {
    200: {
      description: 'The answer.',
      headers: Object.fromEntries(
        Object.keys(answerHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      ),
      content: { 'application/json': { schema: refTo(`${id}.answer`) } },
    },
    ...(verb === 'get' ? { 304: { description: 'The answer is still the one of `If-None-Match`.' } } : {}),
    ...Object.fromEntries(
      problems.map(({ status }) => [status, { $ref: `#/components/responses/${problemName(status)}` }]),
    ),
  }
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => value instanceof Object && !Array.isArray(value)
const nodes = (value: unknown): [string, Node][] =>
  isNode(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isNode(entry[1])) : []

const verbs = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export function faultsOfOpenApi(document: unknown): string[] {
  if (!isNode(document)) return ['the document is not an object']
  const operations = nodes(document.paths).flatMap(([path, item]) =>
    nodes(item)
      .filter(([verb]) => verbs.includes(verb))
      .map(([verb, operation]) => ({ at: `${verb} ${path}`, path, operation })),
  )
  return [
    ...(/^3\.1\.\d+$/.test(String(document.openapi)) ? [] : ['openapi is not 3.1.x']),
    ...(['title', 'version'] as const)
      .filter((key) => !isNode(document.info) || typeof document.info[key] !== 'string')
      .map((key) => `info.${key} is missing`),
    ...operations.flatMap(({ at, path, operation }) => faultsOfOperation(at, path, operation, document)),
    ...repeated(operations.map(({ operation }) => String(operation.operationId))).map((id) => `${id} twice`),
    ...nodes(document.components).flatMap(([kind, entries]) =>
      Object.keys(entries as Node)
        .filter((name) => !/^[a-zA-Z0-9._-]+$/.test(name))
        .map((name) => `components.${kind}.${name}: not a component name`),
    ),
    ...faultsOfReferences(document, document, '#'),
  ]
}

function faultsOfOperation(at: string, path: string, operation: Node, document: Node): string[] {
  const faults: string[] = path.startsWith('/') ? [] : [`${at}: the path does not start with /`]
  const parameters = (operation.parameters ?? []) as Node[]
  for (const parameter of parameters) {
    const name = `${at}, ${String(parameter.name)}`
    if (!['query', 'header', 'path', 'cookie'].includes(String(parameter.in)))
      faults.push(`${name}: no place`)
    if ('schema' in parameter === 'content' in parameter)
      faults.push(`${name}: schema or content, exactly one`)
    if ('content' in parameter && nodes(parameter.content).length !== 1)
      faults.push(`${name}: one media type`)
  }
  faults.push(...repeated(parameters.map((each) => `${at}, ${String(each.in)} ${String(each.name)} twice`)))
  const responses = Object.entries((operation.responses ?? {}) as Node)
  if (responses.length === 0) faults.push(`${at}: no responses`)
  for (const [status, response] of responses) {
    if (!/^([1-5](\d\d|XX)|default)$/.test(status)) faults.push(`${at}: ${status} is not a status`)
    if (!isNode(response) || !('description' in response || '$ref' in response))
      faults.push(`${at} ${status}: no description`)
  }
  if (
    'requestBody' in operation &&
    (!isNode(operation.requestBody) || nodes(operation.requestBody.content).length === 0)
  ) {
    faults.push(`${at}: a body without content`)
  }
  const schemes = isNode(document.components) ? document.components.securitySchemes : {}
  const requirements = ((operation.security ?? []) as Node[]).flatMap((each) => Object.keys(each))
  faults.push(
    ...requirements
      .filter((name) => !isNode(schemes) || !(name in schemes))
      .map((name) => `${at}: no scheme ${name}`),
  )
  const tags = ((document.tags ?? []) as Node[]).map(({ name }) => name)
  faults.push(
    ...((operation.tags ?? []) as unknown[])
      .filter((tag) => !tags.includes(tag))
      .map((tag) => `${at}: no tag ${tag}`),
  )
  return faults
}

function faultsOfReferences(value: unknown, document: Node, at: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => faultsOfReferences(each, document, `${at}/${index}`))
  if (!isNode(value)) return []
  const own = [
    ...(typeof value.$ref === 'string' && !resolves(value.$ref, document)
      ? [`${at}: ${value.$ref} leads nowhere`]
      : []),
    ...('$schema' in value || '$defs' in value ? [`${at}: a dialect or definitions inside`] : []),
  ]
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, each]) => faultsOfReferences(each, document, `${at}/${key}`)),
  ]
}

function resolves(reference: string, document: Node): boolean {
  if (!reference.startsWith('#/')) return false
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return (
    steps.reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), document) !== undefined
  )
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

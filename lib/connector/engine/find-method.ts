import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ConnectorDeclaration, ConnectorRegistry } from '../declaration'
import { ConnectorError } from '../errors'
import type { ConnectorMethod } from '../method'

const texts = defineSentences('engine.find-method', {
  thereIsNoConnector: 'There is no connector of that name. GET /api/v1 lists them all.',
  hasNoMethodOfThatName: '{connector} has no method of that name. It has {names}.',
})

/**
 * Ignores inherited properties such as `constructor`, because requests supply the names of the connector and
 * the method.
 */
export function findMethod(
  registry: ConnectorRegistry,
  connector: string,
  name: string,
  { internal = false }: { internal?: boolean },
): { declaration: ConnectorDeclaration; method: ConnectorMethod } {
  const declaration = Object.hasOwn(registry, connector) ? registry[connector] : undefined
  if (!declaration || (!internal && Object.keys(declaration.methods).length === 0)) {
    throw new ConnectorError('not_found', texts.thereIsNoConnector)
  }
  const methods = internal ? { ...declaration.methods, ...declaration.internal } : declaration.methods
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method) {
    const names = Object.keys(declaration.methods).join(', ')
    throw new ConnectorError('not_found', texts.hasNoMethodOfThatName({ connector, names }))
  }
  return { declaration, method }
}

export function ownerOf(
  registry: ConnectorRegistry,
  caller: ConnectorDeclaration,
  method: ConnectorMethod,
): ConnectorDeclaration {
  const sources = Object.values(registry).filter(({ methods }) => Object.keys(methods).length === 0)
  const owner = [caller, ...sources].find((candidate) => findName(candidate, method) !== undefined)
  if (!owner) throw new Error('A connector called a method that no declaration within its reach names')
  return owner
}

const findName = ({ methods, internal }: ConnectorDeclaration, method: ConnectorMethod): string | undefined =>
  Object.entries({ ...methods, ...internal }).find(([, candidate]) => candidate === method)?.[0]

export function nameOf(declaration: ConnectorDeclaration, method: ConnectorMethod): string {
  const name = findName(declaration, method)
  if (name === undefined) throw new Error('The declaration does not name this method')
  return name
}

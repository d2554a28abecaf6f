import type { z } from 'zod'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError, type ProblemIssue, withSubject } from '../errors'
import type { ConnectorMethod } from '../method'
import { paramsSchema } from '../schema'
import { describeType, schemasAt } from './describe-type'

const texts = defineSentences('engine.read-params', {
  parametersDoNotFit: 'The parameters do not fit.',
  doesNotFit: 'This does not fit.',
  required: 'This is required: {type}.',
  mustBe: 'This must be {type}.',
  takesNoParameters: '{owner} takes no parameters.',
  takes: '{owner} takes {parameters}.',
  unknownParameter: 'Unknown parameter.',
})

export function readParams(method: ConnectorMethod, params: unknown): unknown {
  // Zod calls this function only if the declaration of the parameter has no message of its own.
  const error = ({ path = [], input }: z.core.$ZodRawIssue) => describeFault(method, path, input)
  const parsed = method.params.safeParse(params, { error })
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.flatMap((issue) => toIssues(issue, method))
  const first = issues[0]
  if (!first) throw new ConnectorError('invalid_params', texts.parametersDoNotFit, { issues })
  const message = first.path ? withSubject(first.path, first.message) : first.message
  throw new ConnectorError('invalid_params', message, { issues })
}

function describeFault(method: ConnectorMethod, path: readonly PropertyKey[], input: unknown): string {
  const anyOf = schemasAt(paramsSchema(method), path)
  if (anyOf.length === 0) return texts.doesNotFit
  return (input === undefined ? texts.required : texts.mustBe)({ type: describeType({ anyOf }) })
}

function toIssues(issue: z.core.$ZodIssue, method: ConnectorMethod): ProblemIssue[] {
  const { path } = issue
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), message: issue.message }]
  const owner = path.length > 0 ? path.join('.') : 'This method'
  const names = schemasAt(paramsSchema(method), path).flatMap(({ properties = {} }) =>
    Object.keys(properties as object),
  )
  const takes =
    names.length > 0
      ? texts.takes({ owner, parameters: names.join(', ') })
      : texts.takesNoParameters({ owner })
  return issue.keys.map((key) => ({
    path: [...path, key].join('.'),
    message: [texts.unknownParameter, adviceOn(method, [...path, key]), takes].filter(Boolean).join(' '),
  }))
}

const adviceOn = ({ advice = {} }: ConnectorMethod, path: readonly PropertyKey[]): string | undefined => {
  const name = path.join('.')
  return Object.hasOwn(advice, name) ? advice[name] : undefined
}

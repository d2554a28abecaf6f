import { z } from 'zod'
import { ConnectorError, type Issue } from './errors'
import type { Method } from './method'

/** Parses what a caller sent; every fault is listed with its path and what would be right. */
export function readParams(method: Method, params: unknown): unknown {
  const parsed = method.params.safeParse(params)
  if (parsed.success) return parsed.data
  const known = method.params instanceof z.ZodObject ? Object.keys(method.params.shape) : []
  const issues = parsed.error.issues.flatMap((issue) => toIssues(issue, known))
  const first = issues[0]
  const message = first
    ? `${first.path ? `${first.path}: ` : ''}${first.message}`
    : 'The parameters do not fit.'
  throw new ConnectorError('invalid_params', message, { issues })
}

function toIssues(issue: z.core.$ZodIssue, known: string[]): Issue[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const takes =
      known.length > 0 ? `This method takes ${known.join(', ')}.` : 'This method takes no parameters.'
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      message: `Unknown parameter. ${takes}`,
    }))
  }
  return [{ path, message: issue.message }]
}

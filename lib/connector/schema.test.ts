import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ConnectorMethod } from './method'
import { paramsSchema, resultSchema } from './schema'

const params = z.strictObject({ limit: z.int().default(25), place: z.string().max(9) })
const result = z.object({ limit: z.int().default(25) })
const method: ConnectorMethod<typeof params, typeof result> = {
  summary: 'Anything.',
  params,
  result,
  example: { place: 'here' },
  async run({ limit }) {
    return { limit }
  },
}

describe('JSON Schema of a method', () => {
  it('marks parameters without a default as required, includes defaults, and refuses unknown names', () => {
    expect(paramsSchema(method)).toMatchObject({
      type: 'object',
      required: ['place'],
      additionalProperties: false,
      properties: { limit: { type: 'integer', default: 25 }, place: { type: 'string', maxLength: 9 } },
    })
  })

  it('marks a result field with a default as required', () => {
    expect(resultSchema(method)).toMatchObject({ type: 'object', required: ['limit'] })
  })

  it('renders each schema once', () => {
    expect(paramsSchema(method)).toBe(paramsSchema(method))
    expect(resultSchema(method)).not.toBe(paramsSchema(method))
  })
})

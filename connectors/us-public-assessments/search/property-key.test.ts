import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equal } from '@/lib/conditions/condition'
import { socrata } from '@/lib/conditions/dialects'
import { parse } from '@/lib/conditions/parse'
import { exampleKey } from '../get-property-history'
import { sources } from '../recipe/source-list'
import { createAssessments, history, problemOf, sample } from '../testing/engine'
import { readPropertyKey, writePropertyKey } from './property-key'

const cook = 'cook-county-il-assessments'
const cookKey = (pin: string) => Buffer.from(JSON.stringify([cook, [pin], ''])).toString('base64url')

describe('property keys', () => {
  it('decodes an encoded key to the same property', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 1e9 }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...sources),
        fc.array(cell, { minLength: 3, maxLength: 3 }),
        (source, cells) => {
          const key = { source, values: cells.slice(0, source.key.length), county: '' }
          expect(readPropertyKey(writePropertyKey(key))).toEqual(key)
        },
      ),
    )
  })

  const forged = [
    'AAAA',
    exampleKey.slice(0, -2),
    `${exampleKey}AA`,
    cookKey(''),
    Buffer.from('["cook-county-il-assessments",["1","2"],""]').toString('base64url'),
    Buffer.from('["atlantis-assessments",["1"],""]').toString('base64url'),
    Buffer.from('["cook-county-il-assessments",["1\\u0000"],""]').toString('base64url'),
    Buffer.from('["cook-county-il-assessments", ["1"],""]').toString('base64url'),
    'abc',
    'a+b/',
    'x'.repeat(1001),
  ]
  it.each(forged)('refuses the invalid key %s', async (propertyKey) => {
    const problem = await problemOf('getPropertyHistory', { propertyKey })
    expect(problem).toMatchObject({ code: 'invalid_params', paths: ['propertyKey'] })
  })

  it('quotes the values of an invented key like any other text', async () => {
    const wheres: string[] = []
    const engine = createAssessments({
      transport: (request) => {
        wheres.push(new URL(request.url).searchParams.get('$where') ?? '')
        return sample(request)
      },
    })
    const { found: isFound } = await history(cookKey("' OR pin > '"), undefined, engine)
    expect(isFound).toBe(false)
    for (const where of wheres) expect(parse(where, socrata)).toEqual(equal('pin', "' OR pin > '"))
    expect(wheres).toHaveLength(2)
  })
})

import { expect, it } from 'vitest'
import { textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { travisFixture } from '../fixtures/travis-county-tx'
import { rolls } from '../simulated/rolls'
import { createAssessments, history, keyOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { travisCountyTx } from './travis-county-tx-assessments'

const travisIdOf = textOf(rolls.travis, 'account')

const { id: source } = travisCountyTx
const key = async () => keyOf((await search({ source, parcelId: travisFixture.parcelId })).records[0])

it('infers the year of the values from the date of the copy', async () => {
  const { assessments, provenance } = await history(await key())
  expect(assessments).toMatchObject([{ year: 2025, landValue: null, improvementValue: null }])
  expect(provenance).toMatchObject({
    yearFrom: 'inferred',
    yearNote: expect.stringContaining('December 2025'),
  })
})

it('finds a house whose street type is inside the name column', async () => {
  const joined = findProperty(
    towns('TX', 'Austin'),
    (each) => each.kind === 'house' && each.roll('joined') < 0.2,
  )
  const { number, preDirection, name, type } = joined.address
  const { records } = await search({ source, streetAddress: `${number} ${preDirection} ${name} ${type}` })
  expect(records.map(({ parcelId }) => parcelId)).toEqual([travisIdOf(joined)])
})

it('returns a record without the columns that a copy may lack', async () => {
  const extra = /^(appraised_val|assessed_val|situs_city|F1year_imprv|land_state_cd)$/
  const engine = createAssessments({
    transport: async (request) => {
      const answer = await sample(request)
      if (request.url.includes('/query')) return answer
      const page = await answer.json()
      const fields = page.fields.filter(({ name }: { name: string }) => !extra.test(name))
      return Response.json({ ...page, fields })
    },
  })
  const [value] = (await history(await key(), undefined, engine)).assessments
  expect(value).toMatchObject({ assessedValue: null, appraisedValue: null, city: null })
  expect(value?.marketValue).toBeGreaterThan(0)
})

import { expect, it } from 'vitest'
import { elPasoFixture } from '../fixtures/el-paso-county-tx'
import { history, keyOf, sample, search } from '../testing/engine'
import { elPasoCountyTx } from './el-paso-county-tx-assessments'

const { id: source, table } = elPasoCountyTx

it('returns a record with null values and a caveat', async () => {
  const { records } = await search({ source, parcelId: elPasoFixture.parcelId })
  const answer = await history(keyOf(records[0]))
  expect(answer).toMatchObject({ found: true, assessments: [], property: { marketValue: null } })
  expect(answer.property?.yearBuilt).toBeGreaterThan(1800)
  expect(answer.caveats.join(' ')).toContain('This record has no values')
})

it('reads the street type from the column that is named for a direction', async () => {
  const { records } = await search({ source, streetAddress: elPasoFixture.clean })
  expect(records[0]?.siteAddress).toBe(elPasoFixture.clean.toUpperCase())
})

it('sends the User-Agent that the firewall requires', async () => {
  const url = 'url' in table ? `${table.url}/query?where=1=1&outFields=PROP_ID&f=json` : ''
  const asNobody = new Request(url, { headers: { 'user-agent': 'python-requests/2.32' } })
  expect((await sample(asNobody)).status).toBe(403)
  expect((await search({ source, parcelId: elPasoFixture.parcelId })).records).toHaveLength(1)
})

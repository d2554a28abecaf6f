import { describe, expect, it } from 'vitest'
import { ADDED, drift } from './drifted'

const fields = ['OBJECTID', 'CITY', 'USE_CODE', 'ZONING'].map((name) => ({
  name,
  type: name === 'OBJECTID' ? 'esriFieldTypeOID' : 'esriFieldTypeString',
}))
const attributes = { OBJECTID: 1, CITY: 'Boise', USE_CODE: 'R', ZONING: 'R1' }

const layer = drift(async (request) =>
  Response.json(
    request.url.includes('/query')
      ? { features: [{ attributes: { ...attributes } }] }
      : { name: 'Lots', fields },
  ),
)
const ask = async (path: string) =>
  (await layer(new Request(`https://maps.example/rest/services/Lots/FeatureServer/0${path}`))).json()

describe('drift', () => {
  it('removes the last column of a layer, and rejects requests that name this column', async () => {
    expect((await ask('?f=json')).fields.map(({ name }: { name: string }) => name)).not.toContain('ZONING')
    expect(await ask('/query?outFields=CITY,ZONING&f=json')).toMatchObject({ error: { code: 400 } })
    expect(await ask('/query?outFields=CITY,ZONING_2&f=json')).toHaveProperty('features')
  })

  it('adds a new column, an unknown value, and a value in another case', async () => {
    expect((await ask('/query?outFields=*&f=json')).features).toEqual([
      { attributes: { OBJECTID: 1, CITY: 'BOISE', USE_CODE: ADDED.word, [ADDED.column]: ADDED.word } },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { keyOfTable, tableOfKey } from '@/lib/open-table/table'
import { constructionSources } from './construction/source-list'

const tables = constructionSources.flatMap(({ table }) => ('setting' in table ? [] : [table]))

describe('table keys', () => {
  it('parses the key of a table back to the same table', () => {
    for (const table of tables) expect(tableOfKey(keyOfTable(table))).toEqual(table)
  })

  it.each(['', 'socrata data.example.org', 'arcgis https://a.example/0 more', 'carto a b c', 'odata a b'])(
    'reads no table from “%s”',
    (key) => expect(tableOfKey(key)).toBeUndefined(),
  )
})

import type { Transport } from '@/lib/connector/upstream/transport'
import type { OpenTable } from '@/lib/open-table/table'

type Row = Record<string, unknown>

export async function rawRows(sample: Transport, table: OpenTable): Promise<Row[]> {
  const read = async (url: string) => JSON.parse(await (await sample(new Request(url))).text())
  switch (table.dialect) {
    case 'socrata':
      return read(`https://${table.host}/resource/${table.dataset}.json?$limit=50000`)
    case 'ckan': {
      const url = `https://${table.host}/api/3/action/datastore_search?resource_id=${table.resource}&limit=32000`
      return (await read(url)).result.records
    }
    case 'carto': {
      const sql = encodeURIComponent(`SELECT * FROM ${table.table} LIMIT 50000`)
      return (await read(`https://${table.host}/api/v2/sql?q=${sql}&format=json`)).rows
    }
    case 'arcgis':
      return layerRows(table.layer, read)
  }
}

async function layerRows(layer: string, fetchPage: (url: string) => Promise<LayerAnswer>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const query = `where=1%3D1&outFields=*&returnGeometry=false&resultOffset=${rows.length}&f=json`
    const { features, exceededTransferLimit } = await fetchPage(`${layer}/query?${query}`)
    rows.push(...features.map(({ attributes }) => attributes))
    if (!exceededTransferLimit) return rows
  }
}

interface LayerAnswer {
  features: { attributes: Row }[]
  exceededTransferLimit?: boolean
}

import { getApp } from '@/app/_lib/site/app'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import { toDocument } from '@/lib/connector/http/export'
import { originOf } from '@/lib/provenance/origin-of'
import { groundUrl } from '../../url'
import { fileName, floodPaper, floodTable, metasOfParts } from './flood-paper'
import { readFloodFile } from './read-flood-file'

export const { GET, OPTIONS } = exportRoute({
  address: groundUrl,
  async read(url, { ask }) {
    const file = await readFloodFile(url, ask)
    if ('problem' in file) return file
    const { engine } = await getApp()
    const question = Object.fromEntries(groundUrl.toQuery(url))
    const heading = { title: fileName(), question }
    const document = toDocument(engine, heading, file.meta, floodTable(file.parts))
    return { document: { ...document, sources: metasOfParts(file.parts).map((meta) => originOf(meta)) } }
  },
  async toPdf(url, { ask }) {
    const file = await readFloodFile(url, ask)
    return 'problem' in file ? file : { document: floodPaper(file), rows: floodTable(file.parts).rows.length }
  },
})

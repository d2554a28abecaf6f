import type { ExportDocument, Provenance } from '../document'

const county: Provenance = {
  source: 'County parcels',
  publisher: 'Example County',
  dataset: 'Parcels 2024',
  retrievedAt: '2025-03-01T12:00:00.000Z',
  ageSeconds: 90,
  state: 'fresh',
  request: 'https://county.example/query?where=id%3D1',
  officialRecord: 'https://county.example/parcel/1',
  attribution: 'Example County, Office of the Assessor',
  licence: 'Public domain',
}

const survey: Provenance = {
  source: 'Elevation service',
  publisher: 'Example Survey',
  retrievedAt: '2025-03-01T12:00:05.000Z',
  ageSeconds: 0,
  state: 'miss',
  request: 'https://survey.example/point?x=-81&y=28',
  attribution: 'Example Survey',
  licence: 'Public domain',
}

export function exampleDocument(changes: Partial<ExportDocument> = {}): ExportDocument {
  return {
    title: 'Parcels near 12 Main St',
    filename: 'parcels-near-12-main-st',
    question: { Address: '12 Main St', Radius: '1 mile' },
    table: {
      columns: [
        { key: 'id', label: 'Parcel', type: 'text' },
        { key: 'elevation', label: 'Elevation', type: 'number', unit: 'ft' },
        { key: 'sold', label: 'Last sale', type: 'date' },
        { key: 'page', label: 'Official page', type: 'link' },
      ],
      rows: [
        {
          cells: { id: '00123', elevation: -5, sold: '2020-02-29', page: 'https://county.example/parcel/1' },
          geometry: { type: 'Point', coordinates: [-81, 28] },
          source: 0,
        },
        { cells: { id: '=1+1', elevation: null, sold: '1899-12-31', page: null }, source: 1 },
        { cells: { id: 'both', elevation: 10.5, sold: '2023-02-31', page: null } },
      ],
      notes: ['Showing 3 of 40.'],
    },
    sources: [county, survey],
    caveats: ['Not a title search.'],
    sample: false,
    retrievedAt: '2025-03-01T12:00:05.000Z',
    ...changes,
  }
}

export function documentOfTexts(texts: readonly string[]): ExportDocument {
  const rows = texts.map((text) => ({ cells: { text } }))
  const columns = [{ key: 'text', label: 'Text', type: 'text' as const }]
  return exampleDocument({ table: { columns, rows, notes: [] }, sources: [county] })
}

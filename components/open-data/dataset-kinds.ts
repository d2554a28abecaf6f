import type { AssetKind } from '@/lib/socrata/asset-kind'

interface DatasetKind {
  label: string
  noRows?: string
}

export const datasetKinds: Readonly<Record<AssetKind, DatasetKind>> = {
  table: { label: 'Table' },
  view: { label: 'Part of a table' },
  map: { label: 'Map', noRows: 'It is a map. We cannot read its shapes.' },
  link: { label: 'Link', noRows: 'It leads to another site, which holds the data.' },
  file: { label: 'File', noRows: 'It is a file to download at the portal.' },
  viewer: { label: 'Viewer', noRows: 'It shows other data, and has no rows of its own.' },
}

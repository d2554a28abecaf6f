export type OpenTable =
  | { dialect: 'socrata'; host: string; dataset: string }
  | { dialect: 'arcgis'; layer: string }
  | { dialect: 'ckan'; host: string; resource: string }
  | { dialect: 'carto'; host: string; table: string }

export function keyOfTable(table: OpenTable): string {
  switch (table.dialect) {
    case 'socrata':
      return `socrata ${table.host} ${table.dataset}`
    case 'arcgis':
      return `arcgis ${table.layer}`
    case 'ckan':
      return `ckan ${table.host} ${table.resource}`
    case 'carto':
      return `carto ${table.host} ${table.table}`
  }
}

export function tableOfKey(key: string): OpenTable | undefined {
  const [dialect, first = '', second = '', ...others] = key.split(' ')
  if (first === '' || others.length > 0) return undefined
  if (dialect === 'arcgis' && second === '') return { dialect, layer: first }
  if (second === '') return undefined
  switch (dialect) {
    case 'socrata':
      return { dialect, host: first, dataset: second }
    case 'ckan':
      return { dialect, host: first, resource: second }
    case 'carto':
      return { dialect, host: first, table: second }
    default:
      return undefined
  }
}

export const hostOfTable = (table: OpenTable): string =>
  table.dialect === 'arcgis' ? new URL(table.layer).hostname : table.host

import type { SimulatedColumn, SimulatedDataset } from './simulated-dataset'

/**
 * Includes the owner's account, frequent values and private fields, so that tests notice if our code passes
 * them on.
 */
export function writeView({ id, updatedAt, about, columns }: SimulatedDataset): Record<string, unknown> {
  const isTable = isTableType(about?.type)
  const updated = Math.floor(updatedAt.getTime() / 1000)
  return {
    id,
    name: about?.name ?? id,
    ...(about?.attribution ? { attribution: about.attribution } : {}),
    ...(about?.attributionLink ? { attributionLink: about.attributionLink } : {}),
    ...(about?.category ? { category: about.category } : {}),
    createdAt: updated - 90_000_000,
    ...(about?.description ? { description: about.description } : {}),
    displayType: isTable ? 'table' : (about?.type ?? 'table'),
    ...(about?.licenseId ? { licenseId: about.licenseId } : {}),
    publicationDate: updated - 80_000_000,
    rowsUpdatedAt: updated,
    viewLastModified: updated,
    viewType: viewTypeOf(about?.type),
    columns: isTable ? [...columns.map(writeColumn), ...(columns.length > 0 ? [region(columns)] : [])] : [],
    grants: [{ inherited: false, type: 'viewer', flags: ['public'] }],
    ...(about?.license ? { license: about.license } : {}),
    metadata: { rdfSubject: '0', availableDisplayTypes: ['table', 'fatrow', 'page'] },
    owner: {
      id: 'quil-l0wn',
      displayName: 'Tabitha Quill',
      screenName: 'Tabitha Quill',
      type: 'interactive',
    },
    ...(about?.tags ? { tags: about.tags } : {}),
    flags: ['default'],
  }
}

export function viewTypeOf(type: string | undefined): string {
  const types: Record<string, string> = {
    href: 'href',
    file: 'blobby',
    map: 'geo',
    story: 'story',
    measure: 'measure',
  }
  return (type && types[type]) || 'tabular'
}

export const isTableType = (type: string | undefined) =>
  type === undefined || type === 'dataset' || type === 'filter'

function writeColumn({ name, type, title, description }: SimulatedColumn, index: number) {
  return {
    id: 500_000 + index,
    name: title ?? name,
    dataTypeName: type,
    ...(description ? { description } : {}),
    fieldName: name,
    position: index + 1,
    renderTypeName: type,
    format: {},
    // The frequent values of a column can be names of persons.
    cachedContents: { non_null: '3', null: '0', top: [{ item: 'Oswald Thimble', count: '2' }] },
  }
}

const region = (columns: readonly SimulatedColumn[]) => ({
  ...writeColumn({ name: ':@computed_region_rpca_8um6', type: 'number', title: 'Wards' }, columns.length),
  description: 'This column was automatically created.',
})

export type AssetKind = 'table' | 'view' | 'map' | 'link' | 'file' | 'viewer'

interface Asset {
  type?: string | null | undefined
  viewType?: string | null | undefined
  mimeType?: string | null | undefined
}

export function assetKindOf({ mimeType, ...asset }: Asset): AssetKind {
  const [type, viewType] = [asset.type?.toLowerCase(), asset.viewType?.toLowerCase()]
  if (type === 'file' || viewType === 'blobby' || mimeType) return 'file'
  if (type === 'map' || viewType === 'geo') return 'map'
  if (/^(href|federated_href|link)$/.test(type ?? '') || viewType === 'href') return 'link'
  if (viewType !== 'tabular') return 'viewer'
  if (type === 'filter') return 'view'
  return type === undefined || type === 'dataset' ? 'table' : 'viewer'
}

export const hasRows = (kind: AssetKind) => kind === 'table' || kind === 'view'

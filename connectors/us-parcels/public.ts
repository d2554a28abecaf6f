export type { ListedParcelLayer } from './list-parcel-layers'
export { fileRefusalOf } from './records/file-refusal'
export type { ParcelLayerSource } from './records/layer-source'
export type { LotProperties } from './records/lot-properties'

export type { LayerSource } from './records/layer-source'

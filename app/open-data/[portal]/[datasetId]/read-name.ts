import type { DatasetName } from './url'

/** Pages are given the parts of their path encoded, handlers decoded; neither name can hold a percent sign. */
export const readName = ({ portal, datasetId }: DatasetName): DatasetName => ({
  portal: decode(portal),
  datasetId: decode(datasetId),
})

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import { boundaryLayers } from './boundary-layers'
import { tables } from './tables'
import { layerColumns } from './wire'

const boundaries = Object.fromEntries(
  Object.entries(boundaryLayers).map(([kind, layer]) => [
    `boundary of a ${kind}`,
    { ...layer, notProven: true as const },
  ]),
)

export const checkFields = fieldCheck(
  'Compares the columns that each layer lists with those this connector reads.',
  () => Object.entries({ ...tables, ...boundaries }),
  async ([list, { service, layer, rowNumber, columns, notProven }], context) => {
    const { names } = await context.call(layerColumns, { service, layer })
    const published = new Set(names.map((name) => name.toLowerCase()))
    const isGone = (column: string) => !published.has(column.toLowerCase())
    return {
      what: `${list}, ${service}${notProven ? ' (not proven: no recorded row)' : ''}`,
      missing: [rowNumber, ...columns.essential].filter(isGone),
      absent: columns.optional.filter(isGone),
    }
  },
)

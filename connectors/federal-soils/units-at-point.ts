import { z } from 'zod'
import { sourceChanged } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { soil } from '@/lib/records/soil/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readUnit } from './read-soil'
import { ask, unitsAt } from './wire'

const texts = defineSentences('federal-soils.units-at-point', {
  unnamed: 'Soil Data Access named no map unit.',
})

const params = z.strictObject({ ...pointParams })
const result = z.object({ units: z.array(z.object(soil.shape)), unreadable: z.int().min(0) })

export const unitsAtPoint = {
  summary: 'The soil map units at one point.',
  params,
  result,
  example: { latitude: 43.6858, longitude: -72.2368 },
  cache: { freshFor: 30 * DAY, staleFor: 90 * DAY },
  async run(point, context) {
    const { query, columns } = unitsAt(point)
    const rows = await ask(query, columns, context)
    const units = rows.flatMap((row) => readUnit(row) ?? [])
    if (units.length === 0 && rows.length > 0) throw sourceChanged(texts.unnamed)
    return { units, unreadable: rows.length - units.length }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

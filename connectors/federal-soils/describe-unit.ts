import { z } from 'zod'
import { sourceChanged } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { soilComponent } from '@/lib/records/soil/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readComponents } from './read-soil'
import { ask, componentsOf, ratingsOf, restrictionsOf } from './wire'

const texts = defineSentences('federal-soils.describe-unit', {
  unnamed: 'Soil Data Access named no component.',
})

const params = z.strictObject({ key: z.string().regex(/^\d{1,12}$/) })

const result = z.object({ components: z.array(z.object(soilComponent.shape)), unreadable: z.int().min(0) })

type Question = z.output<typeof params>

export const describeUnit = {
  summary: 'The components of one soil map unit with restrictions and ratings.',
  params,
  result,
  example: { key: '510011' },
  cache: { freshFor: 30 * DAY, staleFor: 90 * DAY },
  run: describe,
} satisfies ConnectorMethod<typeof params, typeof result>

async function describe({ key }: Question, context: MethodContext) {
  const questions = [componentsOf(key), restrictionsOf(key), ratingsOf(key)]
  const [rows = [], restrictions = [], ratings = []] = await Promise.all(
    questions.map(({ query, columns }) => ask(query, columns, context)),
  )
  const components = readComponents(rows, restrictions, ratings)
  if (components.length === 0 && rows.length > 0) throw sourceChanged(texts.unnamed)
  return { components, unreadable: rows.length - components.length }
}

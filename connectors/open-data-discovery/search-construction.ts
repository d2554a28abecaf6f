import { DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import { citeConstruction } from './cite-source'
import {
  constructionAnswer,
  constructionParams,
  constructionTable,
  day,
} from './construction/construction-answer'
import { findConstruction } from './construction/find-construction'

const params = constructionParams.extend({
  issuedBefore: day.optional().describe('First day that does not count any more.'),
})

export const searchConstruction = {
  summary: 'New-construction permits of one source, between two days.',
  params,
  result: constructionAnswer,
  example: { sourceId: 'chicago-new-construction', limit: 5 },
  cache: DEFAULT_POLICY,
  table: constructionTable,
  run: (params, context) => findConstruction(params, context),
  cite: ({ sourceId, source }) => citeConstruction(sourceId, source),
} satisfies Method<typeof params, typeof constructionAnswer>

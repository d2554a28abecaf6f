import { DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import { citeConstruction } from './cite-source'
import { constructionAnswer, constructionParams, constructionTable } from './construction/construction-answer'
import { findConstruction } from './construction/find-construction'

export const queryNewConstructionPermits = {
  summary: 'New-construction permits of one curated source, filtered at the source, newest first.',
  params: constructionParams,
  result: constructionAnswer,
  example: { sourceId: 'chicago-new-construction', limit: 5 },
  cache: DEFAULT_POLICY,
  table: constructionTable,
  run: (params, context) => findConstruction(params, context),
  cite: ({ sourceId, source }) => citeConstruction(sourceId, source),
} satisfies Method<typeof constructionParams, typeof constructionAnswer>

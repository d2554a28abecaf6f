import type { ConnectorMethod } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  type constructionAnswer,
  constructionMethod,
  constructionParams,
} from './construction/construction-answer'
import { findConstruction } from './construction/find-construction'

const texts = defineSentences('open-data-discovery.query-new-construction-permits', {
  emptyPeriod: 'issuedBefore must be later than issuedAfter: it is the first day that does not count.',
})

const params = constructionParams.refine(
  ({ issuedAfter, issuedBefore }) =>
    issuedAfter === undefined || issuedBefore === undefined || issuedAfter < issuedBefore,
  { path: ['issuedBefore'], error: texts.emptyPeriod },
)

export const queryNewConstructionPermits = {
  summary:
    'New-construction permits of one curated source between two days, filtered at the source, newest first.',
  params,
  ...constructionMethod,
  run: (request, context) => findConstruction(request, context),
} satisfies ConnectorMethod<typeof params, typeof constructionAnswer>

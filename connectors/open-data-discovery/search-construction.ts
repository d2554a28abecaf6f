import type { Method } from '@/lib/connector/method'
import {
  type constructionAnswer,
  constructionMethod,
  constructionParams,
  day,
} from './construction/construction-answer'
import { findConstruction } from './construction/find-construction'

const params = constructionParams.extend({
  issuedBefore: day.optional().describe('First day that does not count any more.'),
})

export const searchConstruction = {
  summary: 'New-construction permits of one source, between two days.',
  params,
  ...constructionMethod,
  run: (params, context) => findConstruction(params, context),
} satisfies Method<typeof params, typeof constructionAnswer>

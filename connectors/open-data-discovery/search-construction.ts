import type { ConnectorMethod } from '@/lib/connector/method'
import {
  type constructionAnswer,
  constructionMethod,
  constructionParams,
} from './construction/construction-answer'
import { findConstruction } from './construction/find-construction'

export const searchConstruction = {
  summary: 'New-construction permits of one source, between two days.',
  params: constructionParams,
  ...constructionMethod,
  run: (params, context) => findConstruction(params, context),
} satisfies ConnectorMethod<typeof constructionParams, typeof constructionAnswer>

import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import type { App } from '@/connectors/engine'
import { catalogue } from '@/lib/connector/catalogue'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { problemResponse } from '@/lib/connector/http/call'
import { fixedDocument, sendDocument } from '@/lib/connector/http/fixed-document'

const catalogueOf = fixedDocument(({ engine }: App) => catalogue(engine))

export const GET = forAnyPage(async (request: Request) => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  return sendDocument(request, catalogueOf(await getApp()))
})

export const OPTIONS = () => answerPreflight('GET, HEAD')

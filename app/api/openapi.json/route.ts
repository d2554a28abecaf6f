import { getApp } from '@/app/_lib/site/app'
import { pageExports } from '@/app/_lib/site/page-exports'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { jobPaths, listsTag } from '@/app/_surfaces/jobs/describe-jobs'
import type { App } from '@/connectors/engine'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { problemResponse } from '@/lib/connector/http/call'
import { fixedDocument, sendDocument } from '@/lib/connector/http/fixed-document'
import { openApi } from '@/lib/connector/http/openapi'

const descriptionOf = fixedDocument(({ engine, config }: App) =>
  openApi(engine, config.PUBLIC_URL, pageExports, { tags: [listsTag], paths: jobPaths }),
)

export const GET = forAnyPage(async (request: Request) => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  return sendDocument(request, descriptionOf(await getApp()))
})

export const OPTIONS = () => answerPreflight('GET, HEAD')

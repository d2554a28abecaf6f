import { headers } from 'next/headers'
import { openHouse } from '@/app/house'
import { CurlLine } from '@/components/ui/curl-line'
import { Panel } from '@/components/ui/panel'
import { siteOrigin } from '@/lib/forwarded'
import { toCurl, toPostCurl } from '@/lib/to-curl'
import { apiPath, queryOf } from './api-path'
import type { RowsQuestion } from './to-question'

/** Longer addresses are cut or refused by some programs on the way. */
const MOST_CHARACTERS = 2_000

const texts = {
  lead: 'The same rows for a program: as JSON, with what was withheld and found. No key.',
  long: 'This question is too long for an address, so it goes into the body of a POST.',
  open: 'Open the answer',
}

/** The question of the page as a call that can be copied. */
export async function ApiCall({ question }: { question: RowsQuestion }) {
  const { config } = await openHouse()
  const origin = siteOrigin(await headers(), config.PUBLIC_URL)
  const path = `${apiPath}?${queryOf(question)}`
  const isLong = path.length > MOST_CHARACTERS
  return (
    <Panel id="api" title="The same question for a program">
      <p>{texts.lead}</p>
      {isLong ? (
        <p>{texts.long}</p>
      ) : (
        <p>
          <a href={path} className="inline-flex min-h-11 items-center print:hidden">
            {texts.open}
          </a>
        </p>
      )}
      <CurlLine line={isLong ? toPostCurl(origin + apiPath, question) : toCurl(origin + path)} />
    </Panel>
  )
}

import type { Metadata } from 'next'
import { noindex } from '@/app/_lib/noindex'
import { Notice } from '@/components/ui/notice'
import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'
import type { ParsedUrl } from '@/lib/url-state'
import type { HomeSelection } from '../fetch-home'
import { fetchValues } from '../fetch-values'
import { localGuidance } from '../law/local-guidance'
import { blankDocument } from '../pdf/document/blank-document'
import { fetchSaleEntries } from '../sales/offers'
import { fetchOwnBuilding } from '../similar/own-building'
import { subjectOf } from '../similar/subject-of'
import { fetchTypedHomes, toEntries } from '../similar/typed/look-up-typed'
import { homeStepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import { showOwnPacket } from '../uncovered/own-packet-step'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'
import { fetchStanding } from './fetch-standing'
import { HomePacket } from './home-packet'
import { PacketFrame } from './packet-frame'
import { ShownSheets } from './shown-sheets'

const texts = defineTexts('packet.page', {
  blank: 'These pages are blank. To have the official values on them, <find>find your home first</find>.',
})

export const generateMetadata = async (): Promise<Metadata> => ({
  title: stepTexts.packet.title,
  ...noindex,
})

export default homeStepPage('packet', showPacket, { own: showOwnPacket, home: <BlankPacket /> })

async function showPacket(record: HomeSelection, { url }: ParsedUrl<AssessmentsUrlParams>) {
  const [values, standing, building] = await Promise.all([
    fetchValues(record, url),
    fetchStanding(record),
    fetchOwnBuilding(record),
  ])
  const home = { ...record, building }
  const subject = url.similar && subjectOf(home, values, url)
  const entries = {
    ...(subject ? toEntries(await fetchTypedHomes(home, subject, url.similar)) : {}),
    ...(await fetchSaleEntries(home, url)),
  }
  const guidance = localGuidance(home)
  return <HomePacket {...{ url, home, values, guidance, standing, given: entries }} />
}

function BlankPacket() {
  const document = blankDocument()
  return (
    <PacketFrame
      document={document}
      notice={
        <Notice kind="info">
          <p>
            <Rich
              text={texts.blank}
              parts={{ find: (words) => <a href={assessmentsHref('question')}>{words}</a> }}
            />
          </p>
        </Notice>
      }
    >
      <ShownSheets home={document.home} document={document} />
    </PacketFrame>
  )
}

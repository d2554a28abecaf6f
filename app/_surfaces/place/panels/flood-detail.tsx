import { exportHref } from '@/app/_lib/export-href'
import { FloodFacts, type FloodZonesAtPoint } from '@/components/ground/flood-facts'
import { Rich } from '@/components/ui/page/rich'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { disclaimer, formatCommunity, officialMap } from '@/lib/records/flood-zone/describe'
import type { FloodZone } from '@/lib/records/flood-zone/fields'
import { linkToPlace } from '../links'
import type { DescribedLand } from '../lot/described-land'
import type { LotGroundShares } from '../lot/lot-ground'
import { LotLines } from '../lot/lot-lines'
import type { PanelDetail, PanelDetailProps } from '../panel'
import type { Place } from '../place'

export interface FloodZonePanelData {
  answer: FloodZonesAtPoint
  lot?: LotGroundShares
  land?: DescribedLand
  caveats: string[]
}

const texts = defineTexts('place.panels.flood-detail', {
  subject: 'the flood hazard',
  others: 'The ground elevation comes from another source and is not affected.',
  download: 'this flood zone',
  todo: 'What to do',
  read: 'Read the official map: <page/>.',
  panel: (panel: string) => `The panel is ${panel}.`,
  office: (communities: readonly string[]) =>
    `Ask the floodplain office of ${communities.length > 0 ? formatList(communities) : 'the city or county'}. It keeps the printed map, the flood study and the letters of map change.`,
  certificate: 'Before you buy, insure or build, ask for an elevation certificate by a licensed surveyor.',
  file: 'For the bank, the insurer and FEMA: <file>the flood file of this place</file>.',
  paper: 'Ask the city or county for its paper map: not all flood maps are digital.',
})

export const floodDetail = {
  get subject() {
    return texts.subject
  },
  get others() {
    return texts.others
  },
  sentence: ({ answer }) => answer.sentence,
  body: FloodDetail,
  limits: ({ caveats }) => caveats.filter((caveat) => caveat !== disclaimer),
  instead: (place) => (
    <p className="mt-3">
      <OfficialMap place={place} />
    </p>
  ),
  file: ({ point }) => ({
    what: texts.download,
    href: (format) =>
      exportHref('federal-flood-hazard', 'getFloodZone', format, { ...point, withCommunity: 'true' }),
  }),
} satisfies PanelDetail<FloodZonePanelData>

function FloodDetail({ data: { answer, lot }, place }: PanelDetailProps<FloodZonePanelData>) {
  return (
    <>
      <FloodFacts answer={answer} />
      <div className="mb-4">
        <LotLines lot={lot} />
      </div>
      <h3 className="mb-1 font-semibold">{texts.todo}</h3>
      <ul className="mb-4 list-disc pl-6">
        <li>
          <OfficialMap place={place} />
          {answer.panels?.[0] && ` ${texts.panel(answer.panels[0].panel)}`}
        </li>
        <li>
          {answer.state === 'no digital map'
            ? texts.paper
            : texts.office((answer.communities ?? []).map(formatCommunity))}
        </li>
        {needsCertificate(answer.zones) && <li>{texts.certificate}</li>}
        <li>
          <Rich
            text={texts.file}
            parts={{ file: (words) => <a href={linkToPlace('/ground/flood', place)}>{words}</a> }}
          />
        </li>
      </ul>
    </>
  )
}

function OfficialMap({ place: { point, address } }: { place: Place }) {
  const { href, label } = officialMap(address ?? `${point.longitude}, ${point.latitude}`)
  return (
    <Rich
      text={texts.read}
      parts={{
        page: () => (
          <a href={href} className="wrap-anywhere">
            {translate(label)}
          </a>
        ),
      }}
    />
  )
}

/**
 * Returns false only if every zone is outside of the Special Flood Hazard Area. Zone D was not studied, so it
 * returns true.
 */
const needsCertificate = (zones: readonly FloodZone[]) =>
  zones.length === 0 ||
  zones.some(({ specialFloodHazardArea, zone }) => specialFloodHazardArea !== 'no' || zone === 'D')

import { formatList } from '@/lib/format'
import { formatCommunity } from '@/lib/records/flood-zone/describe'
import type { FilePart } from './file-part'
import { communitiesOf, type ZoneAnswer } from './map-parts'

const forms = 'https://www.fema.gov/flood-maps/change-your-flood-zone/paper-application-forms'
const online = 'https://www.fema.gov/flood-maps/change-your-flood-zone/loma-lomr-f'

const texts = {
  fema: 'What to ask FEMA',
  femaLead:
    'FEMA alone decides whether a building or lot is outside of the zone. It charges no fee for its review of the first two. A surveyor’s fee is yours.',
  paths: [
    {
      text: 'Out as shown: for a building or lot that the map clearly shows outside of the zone. No surveyor is needed: send the deed, the tax map or plat, and a copy of the flood map (FIRMette).',
      link: { href: forms, label: 'Forms MT-EZ and MT-1' },
    },
    {
      text: 'Letter of map amendment (LOMA) for one home or lot on natural ground: needed if the map is not clear. A surveyor or engineer states the lowest ground that touches the building, to compare it with the base flood elevation.',
      link: { href: forms, label: 'Form MT-EZ' },
    },
    {
      text: 'Letters for several buildings, or for ground that was filled (LOMR-F):',
      link: { href: forms, label: 'Form MT-1' },
    },
    { text: 'Change of the map by a project:', link: { href: forms, label: 'Form MT-2' } },
    {
      text: 'Anyone can apply online. Licensed surveyors and engineers can use eLOMA.',
      link: { href: online, label: 'FEMA’s page of letters of map change' },
    },
    {
      text: 'The rules of these letters:',
      link: { href: 'https://www.ecfr.gov/current/title-44/part-70', label: '44 CFR part 70' },
    },
  ],
  time: 'An amendment takes about 60 days and a revision about 90, after a complete request.',
  desk: 'What to take to the bank and the insurer',
  bank: [
    'The flood determination on which the bank’s letter rests: ask the bank for it, and compare its panel, date and zone with those above.',
    'This file, with the panel and its date. It is not a flood determination.',
    'A letter of FEMA, once you have one. The bank may still ask for insurance, and a newer map can end the letter.',
    'An elevation certificate, if you have one: the insurer reads from it how high the building is.',
    'The class of the community and its discount, above: ask the insurer whether the policy has it.',
  ],
  certificate: {
    text: 'The elevation certificate:',
    link: { href: 'https://www.fema.gov/flood-mapping-related-forms', label: 'FEMA’s forms' },
  },
  half: 'Before you rebuild or remodel: the 50 percent rule',
  halfLines: [
    'Repairs or work are “substantial” if they cost at least half of the market value that the building had before, without the land. Other rules then apply to the whole building.',
    'Communities may set a lower share or count several years together.',
  ],
  office: (communities: string) =>
    `Ask the floodplain office of ${communities} before you start. It decides, and says what follows.`,
  rule: {
    text: 'The rule:',
    link: {
      href: 'https://www.ecfr.gov/current/title-44/section-59.1',
      label: '44 CFR 59.1, substantial improvement',
    },
  },
  anyCommunity: 'the city or county',
}

/** Facts about forms and rules. They give no advice on one case, and promise no outcome. */
export function pathParts(zone: ZoneAnswer): FilePart[] {
  const communities = communitiesOf(zone).map(formatCommunity)
  const office = communities.length > 0 ? formatList(communities) : texts.anyCommunity
  return [
    { id: 'fema', title: texts.fema, lines: [texts.femaLead, texts.time], items: texts.paths, metas: [] },
    {
      id: 'desk',
      title: texts.desk,
      items: [...texts.bank.map((text) => ({ text })), texts.certificate],
      metas: [],
    },
    {
      id: 'half',
      title: texts.half,
      lines: [...texts.halfLines, texts.office(office)],
      items: [texts.rule],
      metas: [],
    },
  ]
}

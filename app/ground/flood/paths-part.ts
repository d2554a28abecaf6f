import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { FloodFileItem, FloodFileSection } from './file-part'
import { type FloodZoneCallResult, namesOfCommunities } from './map-parts'

const forms = 'https://www.fema.gov/flood-maps/change-your-flood-zone/paper-application-forms'

const hrefs = {
  paths: {
    shown: forms,
    natural: forms,
    filled: forms,
    project: forms,
    online: 'https://www.fema.gov/flood-maps/change-your-flood-zone/loma-lomr-f',
    rules: 'https://www.ecfr.gov/current/title-44/part-70',
  },
  certificate: 'https://www.fema.gov/flood-mapping-related-forms',
  rule: 'https://www.ecfr.gov/current/title-44/section-59.1',
} as const

const texts = defineTexts('flood-file.paths', {
  fema: 'What to ask FEMA',
  femaLead:
    'FEMA alone decides whether a building or lot is outside of the zone. It charges no fee for its review of the first two. A surveyor’s fee is yours.',
  paths: {
    shown: {
      text: 'Out as shown: for a building or lot that the map clearly shows outside of the zone. No surveyor is needed: send the deed, the tax map or plat, and a copy of the flood map (FIRMette).',
      label: 'Forms MT-EZ and MT-1',
    },
    natural: {
      text: 'Letter of map amendment (LOMA) for one home or lot on natural ground: needed if the map is not clear. A surveyor or engineer states the lowest ground that touches the building, to compare it with the base flood elevation.',
      label: 'Form MT-EZ',
    },
    filled: {
      text: 'Letters for several buildings, or for ground that was filled (LOMR-F):',
      label: 'Form MT-1',
    },
    project: { text: 'Change of the map by a project:', label: 'Form MT-2' },
    online: {
      text: 'Anyone can apply online. Licensed surveyors and engineers can use eLOMA.',
      label: 'FEMA’s page of letters of map change',
    },
    rules: { text: 'The rules of these letters:', label: '44 CFR part 70' },
  },
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
    label: 'FEMA’s forms',
  },
  half: 'Before you rebuild or remodel: the 50 percent rule',
  halfLines: [
    'Repairs or work are “substantial” if they cost at least half of the market value that the building had before, without the land. Other rules then apply to the whole building.',
    'Communities may set a lower share or count several years together.',
  ],
  office: (communities: readonly string[]) =>
    `Ask the floodplain office of ${communities.length > 0 ? formatList(communities) : 'the city or county'} before you start. It decides, and says what follows.`,
  rule: { text: 'The rule:', label: '44 CFR 59.1, substantial improvement' },
})

const pathKeys = Object.keys(hrefs.paths) as (keyof typeof hrefs.paths)[]

/** The texts state facts about forms and rules. They must not give advice on a case or promise an outcome. */
export const pathParts = (zone: FloodZoneCallResult): FloodFileSection[] => [
  {
    id: 'fema',
    title: texts.fema,
    lines: [texts.femaLead, texts.time],
    items: pathKeys.map((key) => toItem(texts.paths[key], hrefs.paths[key])),
    metas: [],
  },
  {
    id: 'desk',
    title: texts.desk,
    items: [...texts.bank.map((text) => ({ text })), toItem(texts.certificate, hrefs.certificate)],
    metas: [],
  },
  {
    id: 'half',
    title: texts.half,
    lines: [...texts.halfLines, texts.office(namesOfCommunities(zone))],
    items: [toItem(texts.rule, hrefs.rule)],
    metas: [],
  },
]

const toItem = ({ text, label }: { text: string; label: string }, href: string): FloodFileItem => ({
  text,
  link: { href, label },
})

import type { TextSection } from '@/components/ui/page/running-text'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('terms.terms-text', {
  site: {
    title: 'What this is',
    reader: (operator: string | undefined) =>
      `A free reader of public records. ${operator ?? 'The operator of this site'} is not the authority behind any of them. Nothing here is a survey, a title, an appraisal, an elevation certificate or legal advice.`,
    warranty:
      'Records can be late, incomplete or wrong, and a source can be down. Each value says where it came from and how old it is. Check with that authority before you rely on it. There is no warranty.',
  },
  refusals: {
    title: 'What it is not for',
    reports:
      'It is not a consumer report. Do not use it to decide on credit, insurance, employment or renting to a person.',
    people: 'It is not for lists of people to write to or call.',
    limits:
      'You may not use it to evade a source’s own limits. We count requests, and refuse them above a limit.',
  },
  records: {
    title: 'What you may do with the records',
    licenses:
      'Each publisher decides that; the table below lists their licenses. Name the source when you pass a record on. Exports carry source, license and time of retrieval in the file.',
  },
  program: {
    title: 'The program itself',
    license:
      'Openplat is published under the MIT license. Your own copy needs no permission, and needs its own contact page.',
    parts:
      'Names and centers of cities come from [GeoNames](https://www.geonames.org/) under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), without changes but for those left out. Outlines and names of states and counties are the Census Bureau’s, in the public domain. The list of parcel layers is made from facts of [OpenAddresses](https://openaddresses.io/), whose list is under the BSD 3-Clause License. The typeface is Source Sans 3, under the SIL Open Font License 1.1.',
  },
  licenses: { title: 'Licenses and attributions' },
})

export function termsText(operator: string | undefined): TextSection[] {
  const { site, refusals, records, program, licenses } = texts
  return [
    { title: site.title, blocks: [site.reader(operator), site.warranty] },
    { title: refusals.title, blocks: [[refusals.reports, refusals.people, refusals.limits]] },
    { title: records.title, blocks: [records.licenses] },
    { title: program.title, blocks: [program.license, program.parts] },
    { title: licenses.title, blocks: [] },
  ]
}

import type { TextSection } from '@/components/ui/page/running-text'

export const termsText = (operator: string | undefined): TextSection[] => [
  {
    title: 'What this is',
    blocks: [
      `A free reader of public records. ${operator ?? 'The operator of this site'} is not the authority behind any of them. Nothing here is a survey, a title, an appraisal, an elevation certificate or legal advice.`,
      'Records can be late, incomplete or wrong, and a source can be down. Each value says where it came from and how old it is. Check with that authority before you rely on it. There is no warranty.',
    ],
  },
  {
    title: 'What it is not for',
    blocks: [
      [
        'It is not a consumer report. Do not use it to decide on credit, insurance, employment or renting to a person.',
        'It is not for lists of people to write to or call.',
        'You may not use it to evade a source’s own limits. We count requests, and refuse them above a limit.',
      ],
    ],
  },
  {
    title: 'What you may do with the records',
    blocks: [
      'Each publisher decides that; the table below lists their licenses. Name the source when you pass a record on. Exports carry source, license and time of retrieval in the file.',
    ],
  },
  {
    title: 'The program itself',
    blocks: [
      'Openplat is published under the MIT license. Your own copy needs no permission, and needs its own contact page.',
      'Names and centers of cities come from [GeoNames](https://www.geonames.org/) under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), without changes but for those left out. Outlines and names of states and counties are the Census Bureau’s, in the public domain. The list of parcel layers is made from facts of [OpenAddresses](https://openaddresses.io/), whose list is under the BSD 3-Clause License. The typeface is Source Sans 3, under the SIL Open Font License 1.1.',
    ],
  },
  { title: 'Licenses and attributions', blocks: [] },
]

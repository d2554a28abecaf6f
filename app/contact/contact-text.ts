import type { TextSection } from '@/components/ui/page/running-text'

interface Operator {
  name: string | undefined
  email: string | undefined
}

export const contactText = ({ name, email }: Operator): TextSection[] => [
  { title: 'Who runs this site', blocks: [name ?? 'The operator has not given a name.'] },
  {
    title: 'How to write to us',
    blocks: [
      email ? `[${email}](mailto:${email})` : 'The operator has not given an address.',
      'A page that failed shows a reference. Quote it, and we can find what happened. It says nothing about you.',
    ],
  },
  {
    title: 'A record is wrong',
    blocks: [
      'We do not keep the records and cannot correct them. Tell the authority named beside the value: it is the only one that can change it. [Sources](/sources) lists each authority and its own page.',
    ],
  },
  {
    title: 'We show it wrong',
    blocks: [
      'If the authority’s own page says something else than ours at the same time, that is our mistake. Please send us the address of our page.',
    ],
  },
  {
    title: 'A page is hard to use',
    blocks: [
      'If you cannot read, hear, reach or understand something here, tell us the page and what you used. [Accessibility](/accessibility) lists the gaps we know.',
    ],
  },
]

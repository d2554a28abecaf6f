import type { TextSection } from '@/components/ui/page/running-text'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('contact.contact-text', {
  operator: { title: 'Who runs this site', unnamed: 'The operator has not given a name.' },
  email: {
    title: 'How to write to us',
    missing: 'The operator has not given an address.',
    reference:
      'A page that failed shows a reference. Quote it, and we can find what happened. It says nothing about you.',
  },
  record: {
    title: 'A record is wrong',
    authority:
      'We do not keep the records and cannot correct them. Tell the authority named beside the value: it is the only one that can change it. [Sources](/sources) lists each authority and its own page.',
  },
  mistake: {
    title: 'We show it wrong',
    address:
      'If the authority’s own page says something else than ours at the same time, that is our mistake. Please send us the address of our page.',
  },
  access: {
    title: 'A page is hard to use',
    page: 'If you cannot read, hear, reach or understand something here, tell us the page and what you used. [Accessibility](/accessibility) lists the gaps we know.',
  },
})

interface Operator {
  name: string | undefined
  email: string | undefined
}

export function contactText({ name, email }: Operator): TextSection[] {
  const { operator, record, mistake, access } = texts
  const address = email ? `[${email}](mailto:${email})` : texts.email.missing
  return [
    { title: operator.title, blocks: [name ?? operator.unnamed] },
    { title: texts.email.title, blocks: [address, texts.email.reference] },
    { title: record.title, blocks: [record.authority] },
    { title: mistake.title, blocks: [mistake.address] },
    { title: access.title, blocks: [access.page] },
  ]
}
